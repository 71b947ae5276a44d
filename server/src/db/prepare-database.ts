import { toldWith } from '@hearthway/domain/words/own-words';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { installJobs } from '../jobs/install-jobs.ts';
import { OperatorError } from '../operator-error.ts';
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
    await refuseWithoutRights(client);
    // The queue's tables and the content of a newer version are not for us to set back.
    if (migrated.isNewer) return migrated;
    await installJobs(client);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [CONTENT_LOCK]);
    const { rows } = await client.query<{ key: string; text: string }>(
      'select key, text from words',
    );
    const own = Object.fromEntries(rows.map(({ key, text }) => [key, text]));
    const { links } = toldWith(config.public, own);
    await loadContent(drizzle({ client: client as pg.Client }), links);
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

/** Rights name roles, so a copy restored on a server that lacked the roles has lost them. */
async function refuseWithoutRights(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select where has_table_privilege('hearthway_jobs', 'app.heartbeat', 'update')
       and has_table_privilege('hearthway_auth', 'auth.users', 'select')
       and has_schema_privilege('hearthway_member', 'public', 'usage')`,
  );
  if (rows.length > 0) return;
  throw new OperatorError(
    'The tables of this database lack the rights of the roles that requests run as, as after a pg_restore without them. ' +
      'Nothing was changed. Make the roles first (docs/operations.md, Backups) and restore again into an empty database.',
  );
}
