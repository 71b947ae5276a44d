import { startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, perSecond } from './bench.ts';
import { runLoad } from './load.ts';
import { signUp } from './member.ts';
import { measureBareRefreshes } from './refresh-sql.ts';

const CONNECTIONS = 16;

export const refresh: Bench = {
  name: 'refresh',
  description: 'token refreshes, compared with the same SQL alone',
  async run({ postgres, quick, report }) {
    const seconds = quick ? 2 : 4;
    const rounds = quick ? 3 : 5;
    const databaseUrl = await postgres.createDatabase();
    await using server = await startServer({ RATE_LIMIT: 'off', DATABASE_URL: databaseUrl });
    const newChains = async () => {
      const members = await Promise.all(
        Array.from({ length: CONNECTIONS }, () => signUp(server.url)),
      );
      return members.map(({ refreshToken }) => refreshToken);
    };
    const chains = await newChains();
    const refreshes = () =>
      runLoad({
        url: server.url,
        connections: CONNECTIONS,
        seconds,
        request: (connection) => ({
          method: 'POST',
          path: '/auth/v1/token?grant_type=refresh_token',
          body: { refresh_token: chains[connection] },
        }),
        onAnswer(connection, body) {
          chains[connection] = JSON.parse(body).refresh_token;
        },
      });
    await refreshes();
    const results: { bare: number; ours: number }[] = [];
    for (let round = 1; round <= rounds; round++) {
      const bare = await measureBareRefreshes(databaseUrl, await newChains(), seconds);
      const { perSecond: ours } = await refreshes();
      results.push({ bare, ours });
      report(`round ${round} of ${rounds}: ${perSecond(ours)} of ${perSecond(bare)}`);
    }
    return [
      {
        measured: 'Token refreshes',
        ours: perSecond(median(results.map(({ ours }) => ours))),
        baseline: `${perSecond(median(results.map(({ bare }) => bare)))} same SQL alone`,
        result: median(results.map(({ ours, bare }) => ours / bare)).toFixed(2),
        bound: 'none',
        holds: true,
      },
    ];
  },
};
