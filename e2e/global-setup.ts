import { startPostgres } from '@hearthway/tools/postgres-server';

/** Starts one PostgreSQL server for the whole test run. Each worker's app uses its own database. */
export default async function setup() {
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  return () => server.stop();
}
