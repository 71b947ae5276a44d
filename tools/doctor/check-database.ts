import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@hearthway/server/config';
import { sqlState } from '@hearthway/server/db/database-errors';
import { requireIntactDatabase } from '@hearthway/server/db/embedded/database-folder';
import { FolderInUse, lockFolder } from '@hearthway/server/db/embedded/folder-lock';
import { ensureRoles } from '@hearthway/server/db/roles';
import { toServer } from '@hearthway/server/db/writable-server';
import { OperatorError } from '@hearthway/server/operator-error';
import type pg from 'pg';
import { type Finding, failure, ok, warning } from './finding.ts';

const OLDEST_VERSION = 15;
const TIMEOUT_MS = 5_000;
const MAX_CLOCK_DIFFERENCE_MS = 5_000;

export async function checkDatabase({ database, dataDir }: Config): Promise<Finding[]> {
  if (!database) return [await checkEmbeddedFolder(dataDir)];
  const { transactionPooler } = database;
  const { Client, connectionString } = toServer(transactionPooler?.directUrl ?? database.url);
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const reason = sqlState(error) ?? 'no answer';
    return [
      failure(
        'database',
        `can’t connect (${reason})`,
        'Check the host, user and password in DATABASE_URL, that PostgreSQL is running, and that pg_hba.conf allows connections from this machine.',
      ),
    ];
  }
  try {
    return [
      // With a connection pooler, DATABASE_POOL counts connections to the pooler, not to
      // PostgreSQL.
      await checkServer(client, transactionPooler ? 1 : database.pool),
      await checkRoles(client),
      await checkClock(client),
    ];
  } catch (error) {
    const reason = sqlState(error) ?? (error as Error).name;
    return [
      failure(
        'database',
        `a query failed (${reason})`,
        'Look for the cause in the PostgreSQL log.',
      ),
    ];
  } finally {
    await client.end();
  }
}

async function checkEmbeddedFolder(dataDir: string): Promise<Finding> {
  const lock = join(dataDir, 'database.lock');
  const folder = join(dataDir, 'database');
  try {
    if (existsSync(lock)) lockFolder(lock).release();
    if (!existsSync(folder)) {
      return ok('database', `embedded; the first start will create it in ${dataDir}`);
    }
    await requireIntactDatabase(folder);
    return ok('database', `embedded, in ${dataDir}; the server is not running`);
  } catch (error) {
    if (error instanceof FolderInUse) return ok('database', 'embedded, in use by the server');
    if (error instanceof OperatorError) {
      const [message = '', action = ''] = error.message.split(' Nothing was changed. ');
      return failure('database', message, action);
    }
    return failure(
      'database',
      `we can’t open the folder ${dataDir}`,
      'Check who owns the folder, and see “disk” below.',
    );
  }
}

async function checkServer(client: pg.Client, pool: number): Promise<Finding> {
  const { rows } = await client.query<{ version: number; standby: boolean; available: number }>(
    `select current_setting('server_version_num')::int / 10000 as version,
       pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as standby,
       current_setting('max_connections')::int
         - current_setting('superuser_reserved_connections')::int as available`,
  );
  const { version = 0, standby = false, available = 0 } = rows[0] ?? {};
  if (version < OLDEST_VERSION) {
    return failure(
      'database',
      `PostgreSQL ${version} is too old`,
      `Use PostgreSQL ${OLDEST_VERSION} or newer.`,
    );
  }
  if (standby) {
    return failure(
      'database',
      `PostgreSQL ${version} is read-only`,
      'Point DATABASE_URL at the primary, or find out why this server is read-only.',
    );
  }
  if (available < pool) {
    return warning(
      'database',
      `PostgreSQL ${version} allows ${available} connections, but one server process may open ${pool}`,
      'Raise max_connections in PostgreSQL or lower DATABASE_POOL; each process opens its own pool.',
    );
  }
  return ok(
    'database',
    `PostgreSQL ${version}, enough connections for ${Math.floor(available / pool)} server processes`,
  );
}

/**
 * The database roles are created and rolled back, to learn whether the first start could create
 * them.
 */
async function checkRoles(client: pg.Client): Promise<Finding> {
  await client.query('begin');
  try {
    await ensureRoles(client);
    return ok('roles', 'they exist or can be created, and the app can use them');
  } catch (error) {
    const [message = '', action = ''] = (error as Error).message.split(/(?<=\.) (?=Ask )/);
    return failure('roles', message, action || 'Look for the cause in the PostgreSQL log.');
  } finally {
    await client.query('rollback');
  }
}

async function checkClock(client: pg.Client): Promise<Finding> {
  const before = Date.now();
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  const middle = (before + Date.now()) / 2;
  const difference = Math.abs((rows[0]?.at.getTime() ?? 0) - middle);
  if (difference < MAX_CLOCK_DIFFERENCE_MS) return ok('clock', 'matches the database server’s');
  return failure(
    'clock',
    `differs from the database server’s by ${Math.round(difference / 1000)} seconds`,
    'Synchronise the clocks of both machines: timedatectl set-ntp true.',
  );
}
