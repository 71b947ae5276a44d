import { readMigrations } from '@hearthway/server/db/migrate';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { serverProcess } from '@hearthway/server/testing/server-process';
import { signUp } from './member.ts';
import type { Proof } from './proof.ts';

const PROCESSES = 3;

export const concurrentFirstStart = (databaseUrl: string): Proof => ({
  name: `${PROCESSES} processes started at once on one empty PostgreSQL database`,
  async run() {
    await using cleanup = new AsyncDisposableStack();
    const servers = await Promise.all(
      Array.from({ length: PROCESSES }, async () =>
        cleanup.use(await serverProcess({ DATABASE_URL: databaseUrl })),
      ),
    );
    await Promise.all(servers.map((server) => server.start()));
    await Promise.all(servers.map(({ url }) => signUp(url)));

    const { pool, close } = openPostgres(databaseUrl, { max: 1 });
    cleanup.defer(close);
    const { rows } = await pool.query<{ name: string; run_at: Date }>(
      'select name, run_at from schema_migrations order by name',
    );
    const expected = (await readMigrations()).map(({ name }) => name);
    if (rows.map(({ name }) => name).join() !== expected.join()) {
      throw new Error(`unexpected list of migrations: ${rows.map(({ name }) => name).join(', ')}`);
    }
    // PostgreSQL's `now()` stays the same within a transaction, so equal timestamps prove that all
    // migrations ran in one transaction.
    if (new Set(rows.map(({ run_at }) => run_at.getTime())).size !== 1) {
      throw new Error('the migrations ran in more than one transaction');
    }
    const { rows: keys } = await pool.query('select kid from auth.signing_keys');
    if (keys.length !== 1)
      throw new Error(`${keys.length} signing keys were created instead of one`);
    return `all ${PROCESSES} processes ready, ${rows.length} migrations ran once, one signing key was created`;
  },
});
