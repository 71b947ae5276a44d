import { setTimeout as delay } from 'node:timers/promises';
import type { Proof } from '../proof.ts';
import { startPatroni } from './patroni-cluster.ts';
import { threeProcesses } from './processes.ts';
import { Writers } from './writers.ts';

const WAYS = {
  haproxy: { words: 'behind HAProxy', address: 'throughHaproxy' },
  hosts: { words: 'named in one address', address: 'allHosts' },
} as const;

/** Three Patroni nodes lose their primary over and over, while members write through three processes. */
export const failovers = (times: number, way: keyof typeof WAYS): Proof => ({
  name: `patroni: three nodes with etcd ${WAYS[way].words} lose their primary ${times} times`,
  async run(report) {
    await using together = new AsyncDisposableStack();
    const cluster = together.use(await startPatroni());
    const databaseUrl = cluster[WAYS[way].address];
    const { urls, stillRun } = await threeProcesses({ DATABASE_URL: databaseUrl }, together);
    const writers = new Writers(urls);
    together.use(writers);
    await writers.begin();
    const backAfter: number[] = [];
    for (let time = 1; time <= times; time++) {
      const name = await cluster.killPrimary();
      const seconds = await writers.untilAllWrite();
      backAfter.push(seconds);
      stillRun();
      report(
        `${time}: node ${name} lost; ${writers.acknowledged.length} acknowledged, back after ${seconds.toFixed(1)} s`,
      );
      await cluster.revive(name);
      await delay(2_000);
    }
    await writers.end();
    const lost = await writers.lost(cluster.throughHaproxy);
    return {
      trouble: `of three Patroni nodes ${WAYS[way].words} the primary is lost`,
      times,
      acknowledged: writers.acknowledged.length,
      lost,
      backAfter,
      since: 'it was killed',
    };
  },
});
