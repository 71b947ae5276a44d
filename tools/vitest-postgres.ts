import type { TestProject } from 'vitest/node';
import { hasPgbouncer, startPgbouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres-server.ts';

/**
 * One PostgreSQL server for all test files of a run; each file makes its own database in it. Where
 * PgBouncer is installed it stands beside, for the tests that go through it: with
 * TEST_THROUGH=pgbouncer that is all of them.
 */
export default async function setup(_project: TestProject) {
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  const pooler = hasPgbouncer() ? await startPgbouncer(server.url) : null;
  if (pooler) process.env.TEST_PGBOUNCER_URL = pooler.through(server.url);
  return async () => {
    await pooler?.stop();
    await server.stop();
  };
}
