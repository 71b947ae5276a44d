import { type ServerProcess, serverProcess } from '@hearthway/server/testing/server-process';

/** One address for all: tokens are made out by it. */
const SHARED = { RATE_LIMIT: 'off', PERSONAS: 'off', PUBLIC_URL: 'http://localhost:3000' };

/** Three processes on one database. None of them is started again, whatever happens. */
export async function threeProcesses(
  env: Record<string, string>,
  together: AsyncDisposableStack,
): Promise<{ urls: string[]; stillRun(): void }> {
  const servers: ServerProcess[] = [];
  for (let index = 0; index < 3; index++) {
    servers.push(together.use(await serverProcess({ ...SHARED, ...env })));
  }
  for (const server of servers) await server.start();
  const pids = servers.map((server) => server.pid());
  return {
    urls: servers.map(({ url }) => url),
    stillRun() {
      // Signal 0 only asks.
      for (const pid of pids) process.kill(pid, 0);
    },
  };
}
