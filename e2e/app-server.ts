import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import pg from 'pg';

export interface AppServer extends ServerProcess {
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
}

export const CHECKOUT = 'https://checkout.test/premium';
const SETTINGS = { RATE_LIMIT: 'off', LINK_CHECKOUT: CHECKOUT };

export async function startAppServer(env: Record<string, string> = {}): Promise<AppServer> {
  const url = await createDatabase();
  const server = await startServer({ ...SETTINGS, DATABASE_URL: url, ...env });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
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

const TEMPLATE = 'e2e_template';

/**
 * Migrations and content take seconds to load, so every test server starts with a copy of one
 * template database.
 */
export async function createTemplate(): Promise<void> {
  await withClient((client) => client.query(`create database ${TEMPLATE}`));
  const server = await startServer({ ...SETTINGS, DATABASE_URL: databaseUrl(TEMPLATE) });
  await server.dispose();
  await withClient(async (client) => {
    await client.query(`alter database ${TEMPLATE} with allow_connections false`);
    await client.query(
      'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1',
      [TEMPLATE],
    );
  });
}

export async function createDatabase(): Promise<string> {
  const name = `e2e_${crypto.randomUUID().replaceAll('-', '')}`;
  await withClient((client) =>
    client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`),
  );
  return databaseUrl(name);
}

function databaseUrl(name: string): string {
  const url = new URL(process.env.TEST_POSTGRES_URL as string);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
