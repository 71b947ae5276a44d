import { startPostgres } from '@hearthway/tools/postgres-server';

/** One PostgreSQL server for the run; each worker's app gets a database of its own in it. */
export default async function setup() {
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  return () => server.stop();
}
