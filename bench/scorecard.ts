import { fileURLToPath } from 'node:url';
import { startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, perSecond } from './bench.ts';
import { encode, type LoadResult, runLoad } from './load.ts';
import { signUp } from './member.ts';

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const MIN_RATIO = 0.4;
const CONNECTIONS = 16;

export const scorecard: Bench = {
  name: 'scorecard',
  description:
    'PUT /api/scorecard/days (session, row-level security, latest tap wins), compared with a plain upsert',
  async run({ postgres, quick, report }) {
    const seconds = quick ? 2 : 4;
    const rounds = quick ? 3 : 7;
    const database = { DATABASE_URL: await postgres.createDatabase() };
    await using ours = await startServer({ RATE_LIMIT: 'off', ...database });
    const members = await Promise.all(Array.from({ length: CONNECTIONS }, () => signUp(ours.url)));
    await using bare = await startServer(database, BARE);
    const today = new Date().toISOString().slice(0, 10);
    const targets = { ours: new URL(ours.url), bare: new URL(bare.url) };
    let taps = 0;
    const saveOurs = () =>
      runLoad({
        url: ours.url,
        connections: CONNECTIONS,
        seconds,
        request: (connection) =>
          encode(targets.ours, {
            method: 'PUT',
            path: '/api/scorecard/days',
            headers: { Authorization: `Bearer ${members[connection]?.accessToken}` },
            body: {
              date: today,
              today,
              taps: { sleep: { score: taps++ % 3, at: new Date().toISOString() } },
            },
          }),
      });
    const saveBare = () =>
      runLoad({
        url: bare.url,
        connections: CONNECTIONS,
        seconds,
        request: (connection) =>
          encode(targets.bare, {
            method: 'PUT',
            path: '/checkin',
            body: { userId: members[connection]?.userId, date: today, sleep: taps++ % 3 },
          }),
      });
    await saveOurs();
    await saveBare();
    const results: { ours: LoadResult; bare: LoadResult }[] = [];
    for (let round = 1; round <= rounds; round++) {
      const result = { bare: await saveBare(), ours: await saveOurs() };
      results.push(result);
      report(
        `round ${round} of ${rounds}: ${perSecond(result.ours.perSecond)} of ${perSecond(result.bare.perSecond)}`,
      );
    }
    const medianOf = (pick: (result: (typeof results)[number]) => number) =>
      median(results.map(pick));
    const ratio = medianOf((result) => result.ours.perSecond / result.bare.perSecond);
    return [
      {
        measured: 'Scorecard saves on PostgreSQL',
        ours: perSecond(medianOf((result) => result.ours.perSecond)),
        baseline: `${perSecond(medianOf((result) => result.bare.perSecond))} plain upsert with plain Hono`,
        result: ratio.toFixed(2),
        bound: `≥ ${MIN_RATIO}`,
        holds: ratio >= MIN_RATIO,
      },
    ];
  },
};
