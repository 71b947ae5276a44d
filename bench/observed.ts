import { readFile } from 'node:fs/promises';
import { dayKey } from '@hearthway/domain/calendar';
import { Collector } from '@hearthway/server/testing/collector';
import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms } from './bench.ts';
import { encode, load } from './load.ts';
import { type Member, signUp } from './member.ts';

const MEMBERS = 20;
const MOST_SHARE = 0.05;
const WARM_REQUESTS = 5_000;

/** What being seen costs: lines of the log, metrics that are sent, and traces, beside none of it. */
export const observed: Bench = {
  name: 'observed',
  about:
    'GET /api/home on PostgreSQL, with request lines, metrics and OpenTelemetry, beside without',
  async run({ postgres, quick, say }) {
    const seconds = quick ? 2 : 4;
    const rounds = quick ? 9 : 21;
    const collector = new Collector();
    collector.how = 'ignores';
    await collector.open();
    const common = { RATE_LIMIT: 'off', PERSONAS: 'off', PUBLIC_URL: 'http://localhost:3000' };
    const DATABASE_URL = await postgres.createDatabase();
    const start = (env: Record<string, string>) => startServer({ ...common, DATABASE_URL, ...env });
    await using unseen = await start({ LOG_LEVEL: 'silent' });
    await using seen = await start({
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_METRIC_EXPORT_INTERVAL: '5000',
    });
    const members: Member[] = [];
    while (members.length < MEMBERS) members.push(await signUp(seen.url));
    const path = `/api/home?today=${dayKey(new Date())}`;
    const work = ({ url }: ServerProcess) => {
      const requests = members.map(({ accessToken }) =>
        encode(new URL(url), {
          method: 'GET',
          path,
          headers: { Authorization: `Bearer ${accessToken}` },
        }),
      );
      const request = (connection: number) => requests[connection] as Buffer;
      return load({ url, connections: MEMBERS, seconds, request });
    };
    // By requests and not by time: code that was not compiled yet is what would be compared.
    const warm = async (server: ServerProcess) => {
      for (let done = 0; done < WARM_REQUESTS; ) done += (await work(server)).requests;
    };
    const cost = async (server: ServerProcess) => {
      const before = await cpuMs(server);
      const { requests } = await work(server);
      return ((await cpuMs(server)) - before) / requests;
    };
    for (const server of [unseen, seen]) await warm(server);
    const pairs: { unseen: number; seen: number }[] = [];
    for (let round = 1; round <= rounds; round++) {
      // Who comes first changes, as the machine's mood drifts.
      const pair = { unseen: 0, seen: 0 };
      for (const which of round % 2
        ? (['unseen', 'seen'] as const)
        : (['seen', 'unseen'] as const)) {
        pair[which] = await cost(which === 'seen' ? seen : unseen);
      }
      pairs.push(pair);
      say(`round ${round} of ${rounds}: ${ms(pair.seen)} beside ${ms(pair.unseen)}`);
    }
    await collector.close();
    if (collector.asked === 0) throw new Error('the collector was told nothing');
    const more = median(pairs.map((pair) => pair.seen / pair.unseen - 1));
    return [
      {
        what: 'Processor time of home with request lines, metrics and OpenTelemetry (one in ten traced)',
        ours: ms(median(pairs.map((pair) => pair.seen))),
        bare: `${ms(median(pairs.map((pair) => pair.unseen)))} with none of them`,
        result: `costs ${(more * 100).toFixed(1)} %`,
        bound: `< ${MOST_SHARE * 100} %`,
        holds: more < MOST_SHARE,
      },
    ];
  },
};

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

/** What the process and its threads have taken of the processors: others on the machine do not change it. */
async function cpuMs(server: ServerProcess): Promise<number> {
  const stat = await readFile(`/proc/${server.pid()}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]];
  return (Number(user) + Number(system)) * TICK_MS;
}
