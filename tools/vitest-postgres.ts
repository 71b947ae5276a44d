import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

/** One PostgreSQL server for all test files of a run; each file makes its own database in it. */
export default async function setup(_project: TestProject) {
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  return () => server.stop();
}
