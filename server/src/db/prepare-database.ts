import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { installJobs } from '../jobs/install-jobs.ts';
import type { Engine } from './engine.ts';
import { type Migrated, migrate } from './migrate.ts';
import { loadContent } from './seed/load-content.ts';
import { loadPassages } from './seed/load-passages.ts';
import { fillSearchFields } from './seed/search-fields.ts';

/** Any fixed number: processes that start together load the content one after the other. */
const CONTENT_LOCK = 724_613;

export interface Preparing {
  /** Something holds a table; the migrations come again. */
  onBusy?: (attempt: number) => void;
}

/** Brings a database up to this version: migrations, the queue's tables, then content. Safe to run by many at once. */
export function prepareDatabase(
  engine: Engine,
  config: Config,
  { onBusy }: Preparing = {},
): Promise<Migrated> {
  // This connection is the owner's and ends with the work; a transaction that a failure left open too.
  return engine.asOwner(async (client) => {
    const migrated = await migrate(client, { ...(onBusy && { onBusy }) });
    // The queue's tables and the content of a newer version are not for us to set back.
    if (migrated.isNewer) return migrated;
    await installJobs(client);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [CONTENT_LOCK]);
    await loadContent(drizzle({ client: client as pg.Client }), config.public.links);
    await client.query('commit');
    return migrated;
  });
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
