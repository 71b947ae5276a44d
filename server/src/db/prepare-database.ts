import { withPracticeSettings } from '@hearthway/domain/practice-settings/practice-settings';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { ADVISORY_LOCK } from '../advisory-locks.ts';
import type { Config } from '../config.ts';
import { installJobs } from '../jobs/install-jobs.ts';
import { OperatorError } from '../operator-error.ts';
import type { Engine } from './engine.ts';
import { syncPassages } from './guide-passages.ts';
import { type Migrated, migrate } from './migrate.ts';
import { loadContent } from './seed/load-content.ts';
import { fillSearchFields } from './seed/search-fields.ts';

export interface PrepareOptions {
  onBusy?: (attempt: number) => void;
}

export function prepareDatabase(
  engine: Engine,
  config: Config,
  { onBusy }: PrepareOptions = {},
): Promise<Migrated> {
  return engine.asOwner(async (client) => {
    const migrated = await migrate(client, { ...(onBusy && { onBusy }) });
    await requireGrants(client);
    // If the database is newer than this version of the app, its job queue and content stay as they
    // are.
    if (migrated.isNewer) return migrated;
    await installJobs(client);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK.content]);
    const { rows } = await client.query<{ key: string; text: string }>(
      'select key, text from practice_settings',
    );
    const own = Object.fromEntries(rows.map(({ key, text }) => [key, text]));
    const { links } = withPracticeSettings(config.public, own);
    await loadContent(drizzle({ client: client as pg.Client }), links);
    await client.query('commit');
    return migrated;
  });
}

export async function refreshContent(engine: Engine): Promise<void> {
  const client = await engine.pool.connect();
  try {
    await client.query('reset role');
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK.content]);
    const tx = drizzle({ client });
    if ((await fillSearchFields(tx)) > 0) await syncPassages(tx);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

/** A dump that was restored before the roles existed has lost its permissions. */
async function requireGrants(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select where has_table_privilege('hearthway_jobs', 'app.heartbeat', 'update')
       and has_table_privilege('hearthway_auth', 'auth.users', 'select')
       and has_schema_privilege('hearthway_member', 'public', 'usage')`,
  );
  if (rows.length > 0) return;
  throw new OperatorError(
    'The database roles that the app uses can’t access the tables of this database. This happens after a pg_restore on a server without these roles. ' +
      'Nothing was changed. Create the roles first (see Backups in docs/operations.md), then restore again into an empty database.',
  );
}
