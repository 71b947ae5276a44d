import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayKey } from '@hearthway/domain/calendar';
import { createApp, createMetrics } from '@hearthway/server/app';
import { LineOutput } from '@hearthway/server/ports/line-output';
import { openTelemetry } from '@hearthway/server/ports/open-telemetry';
import { setTracer } from '@hearthway/server/ports/trace';
import { Collector } from '@hearthway/server/testing/collector';
import { signUpMember } from '@hearthway/server/testing/factories';
import { createTestApp } from '@hearthway/server/testing/test-app';
import { type Bench, median, ms } from './bench.ts';

const MEMBERS = 20;
const CONCURRENCY = 4;
const REQUESTS = 2_000;
const WARM_ROUNDS = 4;
const MAX_OVERHEAD = 0.05;

/**
 * Requests with and without telemetry alternate in one process, because the speeds of two identical
 * processes can differ by 5 %, which is the limit for telemetry. The requests bypass sockets,
 * because their cost would hide the cost of telemetry.
 */
export const observability: Bench = {
  name: 'observability',
  description:
    'GET /api/home on PostgreSQL, with and without request logs, metrics and OpenTelemetry',
  async run({ postgres, quick, report }) {
    const rounds = quick ? 15 : 60;
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-observed-'));
    const lines = new LineOutput(openSync(join(folder, 'log'), 'w'));
    const collector = new Collector();
    collector.behaviour = 'ignores';
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
          if (response.status !== 200) throw new Error(`home was answered with ${response.status}`);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, ask));
    };
    const measureWithout = async () => {
      t.deps.log.level = 'silent';
      setTracer(null);
      const before = process.cpuUsage();
      await requests();
      return perRequest(before);
    };
    const measureWith = async () => {
      t.deps.log.level = 'info';
      const before = process.cpuUsage();
      const telemetry = openTelemetry({
        endpoint: collector.url,
        serviceName: 'hearthway',
        share: 0.1,
        metricsEveryMs: 60_000,
      });
      setTracer(telemetry.tracer);
      telemetry.send(metrics);
      await requests();
      await telemetry.stop();
      lines.flush();
      return perRequest(before);
    };

    const pairs: { unseen: number; seen: number }[] = [];
    for (let round = 1 - WARM_ROUNDS; round <= rounds; round++) {
      const first = round % 2 ? await measureWithout() : 0;
      const second = await measureWith();
      const pair = { unseen: first || (await measureWithout()), seen: second };
      if (round < 1) continue;
      pairs.push(pair);
      if (round % 10 === 0) {
        const so = median(pairs.map((one) => one.seen / one.unseen - 1));
        report(`round ${round} of ${rounds}: ${(so * 100).toFixed(1)} % so far`);
      }
    }
    await t.close();
    await collector.close();
    await rm(folder, { recursive: true });
    if (collector.requestCount === 0) throw new Error('the collector received nothing');
    const more = median(pairs.map((pair) => pair.seen / pair.unseen - 1));
    return [
      {
        measured:
          'CPU time of home with request logs, metrics and OpenTelemetry (10 % of requests traced, at most ten per second)',
        ours: ms(median(pairs.map((pair) => pair.seen))),
        baseline: `${ms(median(pairs.map((pair) => pair.unseen)))} without them`,
        result: `+${(more * 100).toFixed(1)} %`,
        bound: `< ${MAX_OVERHEAD * 100} %`,
        holds: more < MAX_OVERHEAD,
      },
    ];
  },
};

function perRequest(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / REQUESTS;
}
