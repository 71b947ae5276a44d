import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import pg from 'pg';

export interface AppServer extends ServerProcess {
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
}

export const CHECKOUT = 'https://checkout.test/premium';

export async function startAppServer(env: Record<string, string> = {}): Promise<AppServer> {
  const databaseUrl = await createDatabase();
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: 'off',
    LINK_CHECKOUT: CHECKOUT,
    ...env,
  });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  return {
    ...server,
    sql: async <Row>(text: string, values: unknown[] = []) =>
      (await pool.query(text, values)).rows as Row[],
    async dispose() {
      await pool.end();
      await server.dispose();
    },
  };
}

export async function createDatabase(): Promise<string> {
  const url = new URL(process.env.TEST_POSTGRES_URL as string);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const name = `e2e_${crypto.randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
