import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, perSecond, type Row, type Workbench } from './bench.ts';
import { encode, type LoadResult, runLoad } from './load.ts';
import { type Member, signUp } from './member.ts';

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const MIN_RATIO = 0.5;
const CONNECTIONS = 16;

interface Pair {
  ours: ServerProcess;
  bare: ServerProcess;
  member: Member;
}

export const securedRead: Bench = {
  name: 'secured-read',
  description:
    'GET /api/account/me (session check, row-level security), compared with the same query alone',
  async run(workbench) {
    return [await onPostgres(workbench), await onPglite(workbench)];
  },
};

async function onPostgres(workbench: Workbench): Promise<Row> {
  const database = { DATABASE_URL: await workbench.postgres.createDatabase() };
  await using ours = await startServer({ RATE_LIMIT: 'off', ...database });
  const member = await signUp(ours.url);
  await using bare = await startServer({ USER_ID: member.userId, ...database }, BARE);
  return await measure('PostgreSQL', { ours, bare, member }, workbench);
}

/** Only one process may open an embedded database, so the baseline server uses a copy. */
async function onPglite(workbench: Workbench): Promise<Row> {
  await using ours = await startServer({ RATE_LIMIT: 'off', PERSONAS: 'off' });
  const member = await signUp(ours.url);
  await ours.stop();
  const copy = `${ours.dataDir}/copy`;
  await cp(`${ours.dataDir}/database`, `${copy}/database`, { recursive: true });
  await ours.start();
  await using bare = await startServer({ USER_ID: member.userId, DATA_DIR: copy }, BARE);
  return await measure('PGlite', { ours, bare, member }, workbench);
}

async function measure(
  engine: string,
  { ours, bare, member }: Pair,
  { quick, report }: Workbench,
): Promise<Row> {
  const seconds = 0.75;
  const rounds = quick ? 10 : 30;
  // The requests accept compressed responses, as browsers do, because compression takes CPU time.
  const headers = {
    Authorization: `Bearer ${member.accessToken}`,
    'Accept-Encoding': 'gzip, deflate, br',
  };
  const read = (url: string, path: string) => {
    const bytes = encode(new URL(url), { method: 'GET', path, headers });
    return (duration: number) =>
      runLoad({ url, connections: CONNECTIONS, seconds: duration, request: () => bytes });
  };
  const readOurs = read(ours.url, '/api/account/me');
  const readBare = read(bare.url, '/me');
  await readOurs(4);
  await readBare(4);
  const results: { ours: LoadResult; bare: LoadResult }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const result = { bare: await readBare(seconds), ours: await readOurs(seconds) };
    results.push(result);
    if (round % 10 !== 0) continue;
    const pair = `${perSecond(result.ours.perSecond)} of ${perSecond(result.bare.perSecond)}`;
    report(`${engine}, round ${round} of ${rounds}: ${pair}`);
  }
  const ratio = median(results.map((result) => result.ours.perSecond / result.bare.perSecond));
  return {
    measured: `Authenticated read on ${engine}`,
    ours: perSecond(median(results.map((result) => result.ours.perSecond))),
    baseline: `${perSecond(median(results.map((result) => result.bare.perSecond)))} same query with plain Hono`,
    result: ratio.toFixed(2),
    bound: `≥ ${MIN_RATIO}`,
    holds: ratio >= MIN_RATIO,
  };
}
