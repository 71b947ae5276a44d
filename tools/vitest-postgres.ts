import type { TestProject } from 'vitest/node';
import { hasPgbouncer, startPgbouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres-server.ts';

/**
 * PgBouncer starts too, because some tests always connect through it. With TEST_THROUGH=pgbouncer,
 * all tests do.
 */
export default async function setup(_project: TestProject) {
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  process.env.TEST_POSTGRES_SOCKET = server.socketFolder;
  const pooler = hasPgbouncer() ? await startPgbouncer(server.url) : null;
  if (pooler) process.env.TEST_PGBOUNCER_URL = pooler.getPooledUrl(server.url);
  return async () => {
    await pooler?.stop();
    await server.stop();
  };
}
