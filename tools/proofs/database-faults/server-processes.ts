import { type ServerProcess, serverProcess } from '@hearthway/server/testing/server-process';

/** All processes need the same PUBLIC_URL, because access tokens name it as their issuer. */
const SHARED = { RATE_LIMIT: 'off', PERSONAS: 'off', PUBLIC_URL: 'http://localhost:3000' };

export async function startThreeProcesses(
  env: Record<string, string>,
  cleanup: AsyncDisposableStack,
): Promise<{ urls: string[]; assertStillRunning(): void }> {
  const servers: ServerProcess[] = [];
  for (let index = 0; index < 3; index++) {
    servers.push(cleanup.use(await serverProcess({ ...SHARED, ...env })));
  }
  for (const server of servers) await server.start();
  const pids = servers.map((server) => server.pid());
  return {
    urls: servers.map(({ url }) => url),
    assertStillRunning() {
      for (const pid of pids) process.kill(pid, 0);
    },
  };
}
