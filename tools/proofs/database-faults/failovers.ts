import { setTimeout as delay } from 'node:timers/promises';
import { findPostgres } from '../../postgres-server.ts';
import type { Proof } from '../proof.ts';
import { readVersion } from './crashable-postgres.ts';
import { startPatroni } from './patroni-cluster.ts';
import { startThreeProcesses } from './server-processes.ts';
import { Writers } from './writers.ts';

const MODES = {
  haproxy: { description: 'behind HAProxy', address: 'throughHaproxy' },
  hosts: { description: 'with all hosts in DATABASE_URL', address: 'allHosts' },
} as const;

export const failovers = (times: number, mode: keyof typeof MODES): Proof => ({
  name: `patroni: kill the primary of three nodes ${times} times, ${MODES[mode].description}`,
  async run(report) {
    await using cleanup = new AsyncDisposableStack();
    const cluster = cleanup.use(await startPatroni());
    const databaseUrl = cluster[MODES[mode].address];
    const { urls, assertStillRunning } = await startThreeProcesses(
      { DATABASE_URL: databaseUrl },
      cleanup,
    );
    const writers = new Writers(urls);
    cleanup.use(writers);
    await writers.begin();
    const recoverySeconds: number[] = [];
    for (let time = 1; time <= times; time++) {
      const name = await cluster.killPrimary();
      const seconds = await writers.waitUntilAllWrite();
      recoverySeconds.push(seconds);
      assertStillRunning();
      report(
        `${time}: node ${name} killed; ${writers.acknowledged.length} acknowledged, recovered after ${seconds.toFixed(1)} s`,
      );
      await cluster.restartNode(name);
      await delay(2_000);
    }
    await writers.end();
    const lost = await writers.countLost(cluster.throughHaproxy);
    return {
      fault: `the primary of three Patroni nodes is killed (${MODES[mode].description})`,
      postgres: await readVersion(await findPostgres()),
      times,
      acknowledged: writers.acknowledged.length,
      lost,
      recoverySeconds,
      since: 'the kill',
    };
  },
});
