import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { createMember, type Member, type MemberOptions, signInPage } from './members.ts';

/** The real server on a database of this worker's own, and plain SQL on it for arranging. */
export interface AppServer extends ServerProcess {
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
}

export interface TestFixtures {
  /**
   * What the page may print as an error without failing the test; a test that causes one says so.
   * Playwright reads a list of two as a value and its options: join two patterns with `|`.
   */
  expectedErrors: RegExp[];
  /** Makes a member of this test's own. */
  newMember(options?: MemberOptions): Promise<Member>;
  /** Opens the browser as that member; nobody else's data is near. */
  signIn(page: Page, member: Member): Promise<void>;
}

export interface WorkerFixtures {
  server: AppServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from here.
    async ({}, use) => {
      const databaseUrl = await createDatabase();
      const server = await startServer({
        DATABASE_URL: databaseUrl,
        RATE_LIMIT: 'off',
        PERSONAS: 'on',
        GALLERY: 'on',
      });
      const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
      const sql = async <Row>(text: string, values: unknown[] = []) =>
        (await pool.query(text, values)).rows as Row[];
      await use({ ...server, sql });
      await pool.end();
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  newMember: async ({ server }, use) => {
    await use((options) => createMember(server, options));
  },

  signIn: async ({ server }, use) => {
    await use((page, member) => signInPage(page, server.url, member));
  },

  page: async ({ page, expectedErrors }, use) => {
    const errors = watchErrors(page);
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected, 'the page printed errors').toEqual([]);
  },
});

export { expect };

/** Collects what a page prints as an error or throws. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

async function createDatabase(): Promise<string> {
  const url = new URL(process.env.TEST_POSTGRES_URL as string);
  const name = `e2e_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
