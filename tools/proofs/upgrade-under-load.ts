import { setTimeout as delay } from 'node:timers/promises';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { serverProcess } from '@hearthway/server/testing/server-process';
import { startHaproxy } from './haproxy.ts';
import { countEvents, Load } from './members-at-work.ts';
import { olderVersion } from './older-version.ts';
import type { Proof } from './proof.ts';

/** One address for all: tokens are made out by it. */
const SETTINGS = { RATE_LIMIT: 'off', TRUST_PROXY: 'on', PUBLIC_URL: 'http://localhost:3000' };

/**
 * An older version serves members; this one starts beside it on the same database, migrates it, and
 * takes over. Nobody signs in again, and no acknowledged row is lost.
 */
export const upgradeUnderLoad = (from: string, databaseUrl: string): Proof => ({
  name: `upgrade from ${from} with data, under load`,
  async run(report) {
    await using together = new AsyncDisposableStack();
    const older = together.use(await olderVersion(from));
    const env = { ...SETTINGS, DATABASE_URL: databaseUrl };
    const before = together.use(await serverProcess(env, older.main));
    const after = together.use(await serverProcess({ ...env, DRAIN_SECONDS: '5' }));
    await before.start();
    const { url } = together.use(await startHaproxy([before.url, after.url]));
    const load = new Load(url);
    await load.begin();
    await delay(5_000);
    report(`the older version alone: ${load.summary()}`);
    await after.start();
    report(`both, and the migrations: ${load.summary()}`);
    await delay(3_000);
    await before.stop();
    await delay(5_000);
    await load.end();
    report(`this version alone: ${load.summary()}`);
    const stored = await countEvents(databaseUrl);
    if (stored < load.kept()) throw new Error(`${load.kept() - stored} acknowledged rows are lost`);
    // Whoever meets the migrations is told to come again; whatever else fails is a mistake of ours.
    const broken = load.failures.filter((failure) => !/ answered 50[234] /.test(failure));
    if (broken.length > 0)
      throw new Error(`${broken.length} failed: ${broken.slice(0, 3).join(' | ')}`);
    const refused = await startOlderAgain(before);
    return `${load.summary()}, all told to come again; ${await migrations(databaseUrl)}; ${refused}`;
  },
});

/** Back: the older version starts where every migration allows it, or is refused. */
async function startOlderAgain(older: Awaited<ReturnType<typeof serverProcess>>): Promise<string> {
  try {
    await older.start();
    await older.stop();
    return 'the older version starts again on the result';
  } catch {
    return 'the older version refuses the result: back is a restored backup';
  }
}

async function migrations(databaseUrl: string): Promise<string> {
  const { pool, close } = openPostgres(databaseUrl, { max: 1 });
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from public.schema_migrations',
  );
  await close();
  return `${rows[0]?.n} migrations are recorded`;
}
