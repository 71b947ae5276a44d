import { setTimeout as delay } from 'node:timers/promises';
import { serverProcess } from '@hearthway/server/testing/server-process';
import { startHaproxy } from './haproxy.ts';
import { countEvents, Load } from './members-at-work.ts';
import type { Proof } from './proof.ts';

const PROCESSES = 3;
/** As `deploy/haproxy.cfg` asks for. */
const SETTINGS = {
  ...{ RATE_LIMIT: 'off', TRUST_PROXY: 'on', DRAIN_SECONDS: '5' },
  // One address for all: tokens are made out by it.
  PUBLIC_URL: 'http://localhost:3000',
};

/** Restarts every process in turn, behind HAProxy, while members read and write. */
export const rollingRestart = (rounds: number, databaseUrl: string): Proof => ({
  name: `rolling restart of ${PROCESSES} processes behind HAProxy, under load, ${rounds} times`,
  async run(report) {
    await using together = new AsyncDisposableStack();
    const servers = await Promise.all(
      Array.from({ length: PROCESSES }, async () =>
        together.use(await serverProcess({ ...SETTINGS, DATABASE_URL: databaseUrl })),
      ),
    );
    for (const server of servers) await server.start();
    const { url } = together.use(await startHaproxy(servers.map((server) => server.url)));
    const load = new Load(url);
    await load.begin();
    for (let round = 1; round <= rounds; round++) {
      for (const server of servers) {
        const code = await server.stop();
        if (code !== 0) throw new Error(`a process ended with ${code}:\n${server.output()}`);
        await server.start();
        // Until the balancer has noticed, or the next one to stop would be the last one it knows.
        await delay(2_000);
      }
      report(`round ${round}: ${load.summary()}`);
      if (load.failures.length > 0) break;
    }
    await load.end();
    if (load.failures.length > 0) {
      throw new Error(`${load.summary()}; first: ${load.failures.slice(0, 5).join(' | ')}`);
    }
    const stored = await countEvents(databaseUrl);
    if (stored < load.kept()) throw new Error(`${load.kept() - stored} acknowledged rows are lost`);
    return `${rounds * PROCESSES} restarts, ${load.summary()}`;
  },
});
