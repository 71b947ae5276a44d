import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Hono } from 'hono';
import type { PoolClient } from 'pg';
import { createApp } from '../app.ts';
import { type Auth, createAuth } from '../auth/auth.ts';
import { type PasswordCost, readConfig } from '../config.ts';
import { Database } from '../db/database.ts';
import type { Engine } from '../db/engine.ts';
import { readInstallationSecrets } from '../db/installation-secrets.ts';
import { planPrices } from '../db/plan-prices.ts';
import { PracticeSettingsCache } from '../db/practice-settings-cache.ts';
import type { Deps } from '../deps.ts';
import type { AppEnv } from '../http/app-env.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Outbox } from '../mail/outbox.ts';
import { chatCompletions } from '../ports/guide-model.ts';
import { createLog } from '../ports/log.ts';
import type { Mail } from '../ports/mailer.ts';
import { openMediaStore } from '../ports/media-store.ts';
import { webPushService } from '../ports/push-service.ts';
import { stripePayments } from '../ports/stripe-payments.ts';
import { handleJobs } from '../work.ts';
import { TestClock } from './test-clock.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApp {
  app: Hono<AppEnv>;
  deps: Deps;
  auth: Auth;
  engine: Engine;
  db: Database;
  clock: TestClock;
  mails: Mail[];
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  asOwner<T>(work: (tx: NodePgDatabase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  env?: Record<string, string>;
  now?: Date;
  onLog?: (line: string) => void;
  through?: 'pgbouncer';
}

/** Tests hash thousands of passwords, so they use the lowest cost of argon2id. */
const LEAST_COST: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };

export async function createTestApp({
  env = {},
  now,
  onLog,
  through,
}: TestAppOptions = {}): Promise<TestApp> {
  const engine = await openTestDatabase(through);
  const clock = new TestClock(now);
  const mails: Mail[] = [];
  const settings = readConfig({
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    REQUEST_TIMEOUT_MS: '120000',
    ...env,
  });
  const db = new Database(engine, () => clock.now());
  const practiceSettings = new PracticeSettingsCache(db, {
    ...settings,
    auth: { ...settings.auth, passwordCost: LEAST_COST },
  });
  const { config } = practiceSettings;
  const mailer = {
    async send(mail: Mail) {
      mails.push(mail);
    },
  };
  const payments =
    config.stripe && stripePayments(config.stripe, planPrices(db, config.stripe.prices));
  const guideModel = config.guideModel && chatCompletions(config.guideModel);
  const log = createLog(config.logLevel, onLog && { write: onLog });
  const jobs = new Jobs(db, log, { supervises: false });
  await jobs.open();
  const secrets = await readInstallationSecrets(db);
  const push = webPushService(secrets.vapid, config.pushSubject);
  const stopping = new AbortController().signal;
  const mediaFolder = join(tmpdir(), `hearthway-media-${randomUUID()}`);
  const media = openMediaStore(
    env.MEDIA_TO ? config.media.place : { kind: 'folder', folder: mediaFolder },
  );
  const deps: Deps = {
    ...{ config, db, practiceSettings, clock, jobs, push, media, lastBackup: null },
    outbox: new Outbox({ jobs, mailer, clock }),
    ...{ secrets, guideModel, payments, log, stopping },
  };
  const auth = createAuth(deps);
  handleJobs(deps, auth);
  return {
    app: createApp(deps, auth),
    deps,
    auth,
    engine,
    db,
    clock,
    mails,
    sql: <Row>(text: string, values: unknown[] = []) =>
      runAsOwner(engine, async (client) => (await client.query(text, values)).rows as Row[]),
    asOwner: (work) => runAsOwner(engine, (client) => work(drizzle({ client }))),
    async close() {
      await jobs.stop();
      await engine.close();
      await rm(mediaFolder, { recursive: true, force: true });
    },
  };
}

export function createNeighbour(t: TestApp, changes: Partial<Deps> = {}): TestApp {
  const deps = { ...t.deps, ...changes };
  const auth = createAuth(deps);
  return { ...t, deps, auth, app: createApp(deps, auth) };
}

async function runAsOwner<T>(engine: Engine, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await engine.pool.connect();
  try {
    await client.query('reset role');
    return await work(client);
  } finally {
    if (!engine.transactionSettings) await client.query('set role hearthway_app');
    client.release();
  }
}
