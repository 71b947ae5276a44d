import type { Hono } from 'hono';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Mail } from '../ports/mailer.ts';
import { TestClock } from './test-clock.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApp {
  app: Hono<AppEnv>;
  deps: Deps;
  db: Database;
  clock: TestClock;
  /** Every mail sent, oldest first. */
  mails: Mail[];
  /** Plain SQL as the owner of the tables, for arranging and for looking behind the scenes. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings by their names in the environment. */
  env?: Record<string, string>;
  now?: Date;
}

/** The whole server in process, on a real database of its own, with its own clock and mailbox. */
export async function createTestApp({ env = {}, now }: TestAppOptions = {}): Promise<TestApp> {
  const engine = await openTestDatabase();
  const clock = new TestClock(now);
  const mails: Mail[] = [];
  const config: Config = readConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...env });
  const db = new Database(engine, () => clock.now());
  const mailer = {
    async send(mail: Mail) {
      mails.push(mail);
    },
  };
  const deps: Deps = { config, db, clock, mailer, log: pino({ level: config.logLevel }) };
  return {
    app: createApp(deps),
    deps,
    db,
    clock,
    mails,
    async sql<Row>(text: string, values: unknown[] = []) {
      const client = await engine.pool.connect();
      try {
        await client.query('reset role');
        return (await client.query(text, values)).rows as Row[];
      } finally {
        await client.query('set role hearthway_app');
        client.release();
      }
    },
    close: () => engine.close(),
  };
}
