import { startServer } from '@hearthway/server/testing/server-process';
import { measureBareArgon2 } from './bare-argon2.ts';
import { type Bench, median, ms, perSecond } from './bench.ts';
import { encode, runLoad } from './load.ts';
import { signUp } from './member.ts';

const MIN_SHARE = 0.8;
const MAX_SLOWER = 5;
const HASHES_AT_ONCE = 2;
const CONNECTIONS = 8;

export const signIn: Bench = {
  name: 'sign-in',
  description:
    'sign-ins compared with argon2id alone, and reads while sign-ins use all hash threads',
  async run({ postgres, quick, report }) {
    const seconds = quick ? 3 : 6;
    const rounds = quick ? 3 : 5;
    await using server = await startServer({
      RATE_LIMIT: 'off',
      DATABASE_URL: await postgres.createDatabase(),
    });
    const members = await Promise.all(
      Array.from({ length: CONNECTIONS + 1 }, () => signUp(server.url)),
    );
    const target = new URL(server.url);
    const signIns = members.map(({ email, password }) =>
      encode(target, {
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        body: { email, password },
      }),
    );
    const headers = { Authorization: `Bearer ${members.at(-1)?.accessToken}` };
    const bytes = encode(target, { method: 'GET', path: '/api/account/me', headers });
    const read = () => runLoad({ url: server.url, connections: 1, seconds, request: () => bytes });
    const saturate = () =>
      runLoad({
        url: server.url,
        connections: CONNECTIONS,
        seconds,
        request: (connection) => signIns[connection] as Buffer,
      });

    await Promise.all([read(), saturate()]);
    const shares: { bare: number; ours: number; idle: number; busy: number }[] = [];
    for (let round = 1; round <= rounds; round++) {
      const bare = await measureBareArgon2(HASHES_AT_ONCE, seconds);
      const { perSecond: ours } = await saturate();
      const { p99: idle } = await read();
      const [{ p99: busy }] = await Promise.all([read(), saturate()]);
      shares.push({ bare, ours, idle, busy });
      report(
        `round ${round} of ${rounds}: ${perSecond(ours)} of ${perSecond(bare)}; read p99 ${ms(busy)}, idle ${ms(idle)}`,
      );
    }
    const medianOf = (pick: (share: (typeof shares)[number]) => number) => median(shares.map(pick));
    const share = medianOf(({ ours, bare }) => ours / bare);
    const slower = medianOf(({ busy, idle }) => busy / idle);
    return [
      {
        measured: 'Sign-ins',
        ours: perSecond(medianOf(({ ours }) => ours)),
        baseline: `${perSecond(medianOf(({ bare }) => bare))} argon2id alone, two at a time`,
        result: share.toFixed(2),
        bound: `≥ ${MIN_SHARE}`,
        holds: share >= MIN_SHARE,
      },
      {
        measured: 'Plain read during saturating sign-ins, p99',
        ours: ms(medianOf(({ busy }) => busy)),
        baseline: `${ms(medianOf(({ idle }) => idle))} idle`,
        result: `${slower.toFixed(1)} ×`,
        bound: `< ${MAX_SLOWER} ×`,
        holds: slower < MAX_SLOWER,
      },
    ];
  },
};
