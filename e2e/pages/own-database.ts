import { connect, createServer, type Socket } from 'node:net';
import { createDatabase } from '../app-server.ts';

export async function createOwnDatabase() {
  const url = new URL(await createDatabase());
  const target = { host: url.hostname, port: Number(url.port || 5432) };
  const open = new Set<Socket>();
  let isCut = false;
  const line = createServer((socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const upstream = connect(target);
    for (const [end, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      open.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        open.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  url.hostname = '127.0.0.1';
  url.port = String((line.address() as { port: number }).port);
  return {
    url: url.href,
    disconnect() {
      isCut = true;
      cut();
    },
    reconnect() {
      isCut = false;
    },
    async close(): Promise<void> {
      cut();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}
