import { startPostgres } from '@hearthway/tools/postgres-server';
import { createTemplate } from './app-server.ts';

export default async function setup() {
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  await createTemplate();
  return () => server.stop();
}
