import { setTimeout as delay } from 'node:timers/promises';
import { openEmbedded } from '@hearthway/server/db/embedded/open-embedded';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import { signUp } from './member.ts';
import type { Proof } from './proof.ts';

const WRITERS = 8;

export const killWhileWriting = (kills: number, databaseUrl?: string): Proof => ({
  name: `kill -9 ${kills} times while rows are written, on ${databaseUrl ? 'PostgreSQL' : 'the embedded database'}`,
  async run(report) {
    await using server = await startServer({
      RATE_LIMIT: 'off',
      PERSONAS: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    const { accessToken } = await signUp(server.url);
    const acknowledged: string[] = [];
    for (let kill = 1; kill <= kills; kill++) {
      let isRunning = true;
      const writers = Array.from({ length: WRITERS }, async () => {
        while (isRunning) {
          const id = await writeRow(server, accessToken);
          if (id) acknowledged.push(id);
        }
      });
      const before = acknowledged.length;
      while (acknowledged.length === before) await delay(10);
      await delay(Math.random() * 400);
      await server.kill();
      isRunning = false;
      await Promise.all(writers);
      await server.start();
      if (kill % 10 === 0) report(`${kill} kills, ${acknowledged.length} rows acknowledged`);
    }
    await server.stop();
    const stored = await readStoredIds(server, databaseUrl);
    const lost = acknowledged.filter((id) => !stored.has(id));
    if (acknowledged.length < kills) {
      throw new Error(`only ${acknowledged.length} rows were written`);
    }
    if (lost.length > 0) throw new Error(`${lost.length} acknowledged rows were lost`);
    return `${kills} kills, ${acknowledged.length} acknowledged rows, none lost, every restart succeeded`;
  },
});

async function writeRow({ url }: ServerProcess, token: string): Promise<string | undefined> {
  let status: number;
  let body: { id: string };
  try {
    const response = await fetch(`${url}/api/analytics/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ event: 'guide_opened' }),
    });
    status = response.status;
    body = (await response.json()) as { id: string };
  } catch {
    await delay(5);
    return undefined;
  }
  if (status !== 201)
    throw new Error(`a write was answered with ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

async function readStoredIds(
  { dataDir }: ServerProcess,
  databaseUrl?: string,
): Promise<Set<string>> {
  const engine = databaseUrl
    ? openPostgres(databaseUrl, { max: 1 })
    : await openEmbedded(dataDir, {
        onCrash(error) {
          throw error;
        },
      });
  const { rows } = await engine.pool.query<{ id: string }>('select id from analytics_events');
  await engine.close();
  return new Set(rows.map(({ id }) => id));
}
