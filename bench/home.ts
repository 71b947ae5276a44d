import { cp } from 'node:fs/promises';
import { addDays, dayKey } from '@hearthway/domain/calendar';
import { startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms } from './bench.ts';
import { addHistory, measureBareReads } from './home-sql.ts';
import { encode, type LoadResult, runLoad } from './load.ts';
import { signUp } from './member.ts';

const MEMBERS = 50;
const MAX_MS = 150;

export const home: Bench = {
  name: 'home',
  description: `GET /api/home of ${MEMBERS} concurrent members on the embedded database, compared with the same SQL alone`,
  async run({ quick, report }) {
    const seconds = quick ? 2 : 5;
    const rounds = quick ? 3 : 7;
    await using ours = await startServer({ RATE_LIMIT: 'off', PERSONAS: 'off' });
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => signUp(ours.url)));
    const userIds = members.map(({ userId }) => userId);
    await ours.stop();
    await addHistory(ours.dataDir, userIds);
    // Only one process may open an embedded database, so the baseline uses a copy.
    const copy = `${ours.dataDir}/copy`;
    await cp(`${ours.dataDir}/database`, `${copy}/database`, { recursive: true });
    await ours.start();

    const today = dayKey(new Date());
    const requests = members.map(({ accessToken }) =>
      encode(new URL(ours.url), {
        method: 'GET',
        path: `/api/home?today=${today}`,
        headers: {
          Authorization: `Bearer ${accessToken}`,
          'Accept-Encoding': 'gzip, deflate, br',
        },
      }),
    );
    const read = () =>
      runLoad({
        url: ours.url,
        connections: MEMBERS,
        seconds,
        request: (connection) => requests[connection] as Buffer,
      });
    await read();
    const results: { ours: LoadResult; bare: LoadResult }[] = [];
    for (let round = 1; round <= rounds; round++) {
      const bare = await measureBareReads(copy, userIds, addDays(today, -89), seconds);
      const result = { bare, ours: await read() };
      results.push(result);
      report(`round ${round} of ${rounds}: p95 ${ms(result.ours.p95)} of ${ms(bare.p95)}`);
    }
    const p95 = median(results.map((result) => result.ours.p95));
    const bareP95 = median(results.map((result) => result.bare.p95));
    return [
      {
        measured: `Home, ${MEMBERS} concurrent members on PGlite, p95`,
        ours: ms(p95),
        baseline: `${ms(bareP95)} same reads as plain SQL`,
        result: `${ms(p95)}, ${(p95 / bareP95).toFixed(2)} × baseline`,
        bound: `< ${MAX_MS} ms`,
        holds: p95 < MAX_MS,
      },
    ];
  },
};
