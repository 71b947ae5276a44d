import { setTimeout as delay } from 'node:timers/promises';
import { serverProcess } from '@hearthway/server/testing/server-process';
import { startHaproxy } from './haproxy.ts';
import { countEvents, MemberLoad } from './member-load.ts';
import type { Proof } from './proof.ts';

const PROCESSES = 3;
const SETTINGS = {
  ...{ RATE_LIMIT: 'off', TRUST_PROXY: 'on', DRAIN_SECONDS: '5' },
  // All processes need the same PUBLIC_URL, because access tokens name it as their issuer.
  PUBLIC_URL: 'http://localhost:3000',
};

export const rollingRestart = (rounds: number, databaseUrl: string): Proof => ({
  name: `rolling restart of ${PROCESSES} processes behind HAProxy, under load, ${rounds} times`,
  async run(report) {
    await using cleanup = new AsyncDisposableStack();
    const servers = await Promise.all(
      Array.from({ length: PROCESSES }, async () =>
        cleanup.use(await serverProcess({ ...SETTINGS, DATABASE_URL: databaseUrl })),
      ),
    );
    for (const server of servers) await server.start();
    const { url } = cleanup.use(await startHaproxy(servers.map((server) => server.url)));
    const load = new MemberLoad(url);
    await load.begin();
    for (let round = 1; round <= rounds; round++) {
      for (const server of servers) {
        const code = await server.stop();
        if (code !== 0) throw new Error(`a process exited with code ${code}:\n${server.output()}`);
        await server.start();
        // Without a pause between restarts, HAProxy could briefly have no server to send requests to.
        await delay(2_000);
      }
      report(`round ${round}: ${load.summary()}`);
      if (load.failures.length > 0) break;
    }
    await load.end();
    if (load.failures.length > 0) {
      throw new Error(
        `${load.summary()}; the first failures: ${load.failures.slice(0, 5).join(' | ')}`,
      );
    }
    const stored = await countEvents(databaseUrl);
    if (stored < load.countExpectedRows())
      throw new Error(`${load.countExpectedRows() - stored} acknowledged rows were lost`);
    return `${rounds * PROCESSES} restarts, ${load.summary()}`;
  },
});
