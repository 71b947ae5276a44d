import { startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms, type Row, type Workbench } from './bench.ts';
import { fillWithMembers } from './fill-with-members.ts';
import { encode, type LoadResult, runLoad } from './load.ts';
import { type Member, signUp } from './member.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const MANY_WITH_QUICK = 100_000;
const MAX_RATIO = 1.5;
/**
 * With more connections, requests would wait for each other, and the benchmark would measure that
 * wait too.
 */
const CONNECTIONS = 4;
const CALLERS = 100;

export const manyMembers: Bench = {
  name: 'many-members',
  description: 'scorecard requests with a thousand and with a million members, 30 check-ins each',
  async run(workbench) {
    const { quick, report } = workbench;
    const many = quick ? MANY_WITH_QUICK : MANY;
    await using few = await startWithMembers(workbench, FEW);
    await using crowd = await startWithMembers(workbench, many);
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
        report(
          `${call}, round ${round}: p99 ${ms(result.many.p99)}, with few ${ms(result.few.p99)}`,
        );
      }
      const ratio = median(rounds.map((round) => round.many.p99 / round.few.p99));
      rows.push({
        measured: `Scorecard ${call}, p99, with ${many.toLocaleString('en')} members`,
        ours: ms(median(rounds.map((round) => round.many.p99))),
        baseline: `${ms(median(rounds.map((round) => round.few.p99)))} with ${FEW.toLocaleString('en')}`,
        result: `${ratio.toFixed(2)} ×`,
        bound: `< ${MAX_RATIO} ×`,
        holds: ratio < MAX_RATIO,
      });
    }
    return rows;
  },
};

async function startWithMembers({ postgres, report }: Workbench, members: number) {
  const databaseUrl = await postgres.createDatabase();
  await using cleanup = new AsyncDisposableStack();
  const server = cleanup.use(await startServer({ RATE_LIMIT: 'off', DATABASE_URL: databaseUrl }));
  const callers: Member[] = [];
  // Members sign up one after the other, because each sign-up hashes a password, which is slow on
  // purpose.
  while (callers.length < CALLERS) callers.push(await signUp(server.url));
  report(`creating ${members.toLocaleString('en')} members`);
  const started = performance.now();
  await fillWithMembers(databaseUrl, members);
  report(`created in ${Math.round((performance.now() - started) / 1000)} s`);
  let turn = 0;
  const running = cleanup.move();
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
      runLoad({
        url: server.url,
        connections: CONNECTIONS,
        seconds,
        request: (connection) =>
          requests[call](callers[(turn++ * CONNECTIONS + connection) % CALLERS]),
      }),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
