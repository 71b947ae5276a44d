import { readMigrations } from '@hearthway/server/db/migrate';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { serverProcess } from '@hearthway/server/testing/server-process';
import { signUp } from './member.ts';
import type { Proof } from './proof.ts';

const PROCESSES = 3;

export const threeAtOnce = (databaseUrl: string): Proof => ({
  name: `${PROCESSES} processes started at once on one empty PostgreSQL database`,
  async run() {
    await using together = new AsyncDisposableStack();
    const servers = await Promise.all(
      Array.from({ length: PROCESSES }, async () =>
        together.use(await serverProcess({ DATABASE_URL: databaseUrl })),
      ),
    );
    await Promise.all(servers.map((server) => server.start()));
    await Promise.all(servers.map(({ url }) => signUp(url)));

    const { pool, close } = openPostgres(databaseUrl, { max: 1 });
    together.defer(close);
    const { rows } = await pool.query<{ name: string; run_at: Date }>(
      'select name, run_at from schema_migrations order by name',
    );
    const expected = (await readMigrations()).map(({ name }) => name);
    if (rows.map(({ name }) => name).join() !== expected.join()) {
      throw new Error(`recorded migrations: ${rows.map(({ name }) => name).join(', ')}`);
    }
    // All run in one transaction, so one process ran them all and the others none.
    if (new Set(rows.map(({ run_at }) => run_at.getTime())).size !== 1) {
      throw new Error('the migrations ran in more than one go');
    }
    const { rows: keys } = await pool.query('select kid from auth.signing_keys');
    if (keys.length !== 1) throw new Error(`${keys.length} signing keys were made`);
    return `all ${PROCESSES} ready, ${rows.length} migrations ran once, one signing key shared`;
  },
});
