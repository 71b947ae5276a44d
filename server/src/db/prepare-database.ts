import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { installJobs } from '../jobs/install-jobs.ts';
import { OperatorError } from '../operator-error.ts';
import { sqlState } from './database-errors.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { loadContent } from './seed/load-content.ts';
import { loadPassages } from './seed/load-passages.ts';
import { fillSearchFields } from './seed/search-fields.ts';

/** Any fixed number: processes that start together load the content one after the other. */
const CONTENT_LOCK = 724_613;

/** Brings a database up to this version: migrations, the queue's tables, then content. Safe to run by many at once. */
export async function prepareDatabase(
  engine: Engine,
  config: Config,
): Promise<{ migrations: string[] }> {
  const client = await connect(engine);
  try {
    const migrations = await migrate(client);
    await installJobs(client);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [CONTENT_LOCK]);
    await loadContent(drizzle({ client }), config.public.links);
    await client.query('commit');
    return { migrations };
  } finally {
    // This connection has been the owner; the app's connections start as nobody. A transaction that a
    // failure left open ends with it.
    client.release(true);
  }
}

/** Brings what is made from content up to date with rows that arrived by SQL or import meanwhile. */
export async function refreshContent(engine: Engine): Promise<void> {
  const client = await engine.pool.connect();
  try {
    await client.query('reset role');
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [CONTENT_LOCK]);
    const tx = drizzle({ client });
    if ((await fillSearchFields(tx)) > 0) await loadPassages(tx);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

async function connect(engine: Engine): Promise<pg.PoolClient> {
  try {
    return await engine.pool.connect();
  } catch (cause) {
    throw new OperatorError(
      `The database could not be reached (${sqlState(cause) ?? (cause as Error).message}). Check DATABASE_URL.`,
      { cause },
    );
  }
}
