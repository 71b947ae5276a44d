import type pg from 'pg';
import type { Engine } from '../db/engine.ts';

export function recordMessages(client: pg.PoolClient): string[] {
  const letters: string[] = [];
  const { stream } = (client as unknown as { connection: { stream: NodeJS.WritableStream } })
    .connection;
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  stream.write = (...args: unknown[]) => {
    const bytes = args[0] as Buffer;
    for (let at = 0; at < bytes.length; at += bytes.readInt32BE(at + 1) + 1) {
      letters.push(String.fromCharCode(bytes[at] ?? 0));
    }
    return write(...args);
  };
  return letters;
}

export async function countStatements(
  { pool }: Engine,
  work: () => Promise<unknown>,
): Promise<number> {
  const letters: string[][] = [];
  const watched = new Set<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    letters.push(recordMessages(client));
  };
  pool.on('acquire', watch);
  await work();
  pool.off('acquire', watch);
  return letters.flat().filter((letter) => letter === 'E' || letter === 'Q').length;
}
