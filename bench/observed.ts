import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayKey } from '@hearthway/domain/calendar';
import { createApp, createMetrics } from '@hearthway/server/app';
import { LineOutput } from '@hearthway/server/ports/line-output';
import { openTelemetry } from '@hearthway/server/ports/open-telemetry';
import { traceWith } from '@hearthway/server/ports/trace';
import { Collector } from '@hearthway/server/testing/collector';
import { signUpMember } from '@hearthway/server/testing/factories';
import { createTestApp } from '@hearthway/server/testing/test-app';
import { type Bench, median, ms } from './bench.ts';

const MEMBERS = 20;
const AT_ONCE = 4;
const REQUESTS = 2_000;
const WARM_ROUNDS = 4;
const MOST_SHARE = 0.05;

/**
 * What being seen costs: lines of the log, metrics that are sent, and traces, beside none of it. In
 * one process and by turns: two processes that do the very same differ by as much as the bound.
 * Without sockets, which would only make the share smaller.
 */
export const observed: Bench = {
  name: 'observed',
  about:
    'GET /api/home on PostgreSQL, with request lines, metrics and OpenTelemetry, beside without',
  async run({ postgres, quick, say }) {
    const rounds = quick ? 15 : 60;
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-observed-'));
    const lines = new LineOutput(openSync(join(folder, 'log'), 'w'));
    const collector = new Collector();
    collector.how = 'ignores';
    await collector.open();
    Object.assign(process.env, { TEST_ENGINE: 'postgres', TEST_POSTGRES_URL: postgres.url });
    const t = await createTestApp({ onLog: (line) => lines.write(line) });
    const metrics = createMetrics(t.deps);
    const app = createApp(t.deps, t.auth, undefined, metrics);
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => signUpMember(t)));
    const path = `/api/home?today=${dayKey(t.clock.now())}`;

    const requests = async () => {
      let asked = 0;
      const ask = async () => {
        while (asked < REQUESTS) {
          const { headers } = members[asked++ % MEMBERS] as (typeof members)[number];
          const response = await app.request(path, { headers });
          await response.arrayBuffer();
          if (response.status !== 200) throw new Error(`home answered ${response.status}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, ask));
    };
    /** Milliseconds of processor time for each request. */
    const unseen = async () => {
      t.deps.log.level = 'silent';
      traceWith(null);
      const before = process.cpuUsage();
      await requests();
      return perRequest(before);
    };
    /** With opening and closing: that sends the traces, and all metrics far more often than ever. */
    const seen = async () => {
      t.deps.log.level = 'info';
      const before = process.cpuUsage();
      const telemetry = openTelemetry({
        endpoint: collector.url,
        serviceName: 'hearthway',
        share: 0.1,
        metricsEveryMs: 60_000,
      });
      traceWith(telemetry.tracer);
      telemetry.send(metrics);
      await requests();
      await telemetry.stop();
      lines.flush();
      return perRequest(before);
    };

    const pairs: { unseen: number; seen: number }[] = [];
    for (let round = 1 - WARM_ROUNDS; round <= rounds; round++) {
      // Who comes first changes, as the machine's mood drifts.
      const first = round % 2 ? await unseen() : 0;
      const second = await seen();
      const pair = { unseen: first || (await unseen()), seen: second };
      if (round < 1) continue;
      pairs.push(pair);
      if (round % 10 === 0) {
        const so = median(pairs.map((one) => one.seen / one.unseen - 1));
        say(`round ${round} of ${rounds}: ${(so * 100).toFixed(1)} % so far`);
      }
    }
    await t.close();
    await collector.close();
    await rm(folder, { recursive: true });
    if (collector.asked === 0) throw new Error('the collector was told nothing');
    const more = median(pairs.map((pair) => pair.seen / pair.unseen - 1));
    return [
      {
        what: 'Processor time of home with request lines, metrics and OpenTelemetry (one in ten traced, ten a second)',
        ours: ms(median(pairs.map((pair) => pair.seen))),
        bare: `${ms(median(pairs.map((pair) => pair.unseen)))} with none of them`,
        result: `costs ${(more * 100).toFixed(1)} %`,
        bound: `< ${MOST_SHARE * 100} %`,
        holds: more < MOST_SHARE,
      },
    ];
  },
};

function perRequest(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / REQUESTS;
}
