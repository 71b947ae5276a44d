import { startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms, type Row, type Workbench } from './bench.ts';
import { fillWithMembers } from './crowd.ts';
import { encode, type LoadResult, load } from './load.ts';
import { type Member, signUp } from './member.ts';

const FEW = 1_000;
const MANY = 1_000_000;
/** What `--quick` makes do with. */
const MANY_QUICKLY = 100_000;
const MAX_RATIO = 1.5;
/** Few enough that an answer's time is its own and not a queue's. */
const CONNECTIONS = 4;
const CALLERS = 100;

export const manyMembers: Bench = {
  name: 'many-members',
  about: 'the same scorecard calls with a thousand and with a million members, 30 check-ins each',
  async run(workbench) {
    const { quick, say } = workbench;
    const many = quick ? MANY_QUICKLY : MANY;
    const [small, large] = [await settle(workbench, FEW), await settle(workbench, many)];
    await using few = small;
    await using crowd = large;
    const rows: Row[] = [];
    for (const call of ['read', 'save'] as const) {
      await few.measure(call, 1);
      await crowd.measure(call, 1);
      const rounds: { few: LoadResult; many: LoadResult }[] = [];
      for (let round = 1; round <= (quick ? 3 : 7); round++) {
        const seconds = quick ? 2 : 4;
        const result = {
          few: await few.measure(call, seconds),
          many: await crowd.measure(call, seconds),
        };
        rounds.push(result);
        say(`${call}, round ${round}: p99 ${ms(result.many.p99)}, with few ${ms(result.few.p99)}`);
      }
      const ratio = median(rounds.map((round) => round.many.p99 / round.few.p99));
      rows.push({
        what: `Scorecard ${call}, p99, with ${many.toLocaleString('en')} members`,
        ours: ms(median(rounds.map((round) => round.many.p99))),
        bare: `${ms(median(rounds.map((round) => round.few.p99)))} with ${FEW.toLocaleString('en')}`,
        result: `${ratio.toFixed(2)} ×`,
        bound: `< ${MAX_RATIO} ×`,
        holds: ratio < MAX_RATIO,
      });
    }
    return rows;
  },
};

/** A server on a database that holds so many members; some of them signed up and call it. */
async function settle({ postgres, say }: Workbench, members: number) {
  const databaseUrl = await postgres.createDatabase();
  const server = await startServer({ RATE_LIMIT: 'off', DATABASE_URL: databaseUrl });
  const callers = await Promise.all(Array.from({ length: CALLERS }, () => signUp(server.url)));
  say(`making ${members.toLocaleString('en')} members`);
  const started = performance.now();
  await fillWithMembers(databaseUrl, members);
  say(`made in ${Math.round((performance.now() - started) / 1000)} s`);
  let turn = 0;
  const target = new URL(server.url);
  const today = new Date().toISOString().slice(0, 10);
  const headers = (caller: Member | undefined) => ({
    Authorization: `Bearer ${caller?.accessToken}`,
  });
  const requests = {
    read: (caller: Member | undefined) =>
      encode(target, {
        method: 'GET',
        path: `/api/scorecard/days?today=${today}`,
        headers: headers(caller),
      }),
    save: (caller: Member | undefined) =>
      encode(target, {
        method: 'PUT',
        path: '/api/scorecard/days',
        headers: headers(caller),
        body: {
          date: today,
          today,
          taps: { sleep: { score: 2, at: new Date().toISOString() } },
        },
      }),
  };
  return {
    measure: (call: keyof typeof requests, seconds: number) =>
      load({
        url: server.url,
        connections: CONNECTIONS,
        seconds,
        request: (connection) =>
          requests[call](callers[(turn++ * CONNECTIONS + connection) % CALLERS]),
      }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
