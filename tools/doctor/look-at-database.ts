import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@hearthway/server/config';
import { sqlState } from '@hearthway/server/db/database-errors';
import { FolderInUse, lockFolder } from '@hearthway/server/db/embedded/folder-lock';
import { ensureRoles } from '@hearthway/server/db/roles';
import { serverOf } from '@hearthway/server/db/writable-server';
import type pg from 'pg';
import { attention, type Finding, well, wrong } from './finding.ts';

const OLDEST_VERSION = 15;
const PATIENCE_MS = 5_000;
const CLOCK_DIFFERENCE_MS = 5_000;

/** Database, roles and clock. Changes nothing: what it tries is rolled back. */
export async function lookAtDatabase({ database, dataDir }: Config): Promise<Finding[]> {
  if (!database) return [lookAtFolder(dataDir)];
  const { lentBeside } = database;
  const { Client, connectionString } = serverOf(lentBeside?.directUrl ?? database.url);
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const reason = sqlState(error) ?? 'no answer';
    const doThis =
      'Check the address, user and password in DATABASE_URL, and that the server is running and lets this machine in (pg_hba.conf).';
    return [wrong('database', `cannot be reached (${reason})`, doThis)];
  }
  try {
    return [
      // Behind a pooler it is the pooler that takes up connections.
      await lookAtServer(client, lentBeside ? 1 : database.pool),
      await lookAtRoles(client),
      await lookAtClock(client),
    ];
  } catch (error) {
    const reason = sqlState(error) ?? (error as Error).name;
    return [
      wrong('database', `answers with an error (${reason})`, 'Look into the log of PostgreSQL.'),
    ];
  } finally {
    await client.end();
  }
}

function lookAtFolder(dataDir: string): Finding {
  const lock = join(dataDir, 'database.lock');
  if (!existsSync(lock)) return well('database', `embedded, made in ${dataDir} at the first start`);
  try {
    lockFolder(lock).release();
    return well('database', `embedded, in ${dataDir}, not running now`);
  } catch (error) {
    if (error instanceof FolderInUse) return well('database', 'embedded, in use by the server');
    return wrong(
      'database',
      `the folder ${dataDir} cannot be used`,
      'See “disk” below, and to whom the folder belongs.',
    );
  }
}

async function lookAtServer(client: pg.Client, pool: number): Promise<Finding> {
  const { rows } = await client.query<{ version: number; standby: boolean; room: number }>(
    `select current_setting('server_version_num')::int / 10000 as version,
       pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as standby,
       current_setting('max_connections')::int
         - current_setting('superuser_reserved_connections')::int as room`,
  );
  const { version = 0, standby = false, room = 0 } = rows[0] ?? {};
  if (version < OLDEST_VERSION) {
    return wrong('database', `PostgreSQL ${version}`, `Use PostgreSQL ${OLDEST_VERSION} or newer.`);
  }
  if (standby) {
    const doThis = 'Name the primary in DATABASE_URL, or find out why this one takes no writes.';
    return wrong('database', `PostgreSQL ${version}, which takes no writes`, doThis);
  }
  if (room < pool) {
    return attention(
      'database',
      `PostgreSQL ${version} lets in ${room} connections, and one process may want ${pool}`,
      'Raise max_connections there or lower DATABASE_POOL here; every process wants its own.',
    );
  }
  return well(
    'database',
    `PostgreSQL ${version}, with room for ${Math.floor(room / pool)} processes`,
  );
}

/** Makes the roles if it has to, and takes it back: the first start makes them for good. */
async function lookAtRoles(client: pg.Client): Promise<Finding> {
  await client.query('begin');
  try {
    await ensureRoles(client);
    return well('roles', 'can be made and become');
  } catch (error) {
    const [says = '', doThis = ''] = (error as Error).message.split(/(?<=\.) (?=Let )/);
    return wrong('roles', says, doThis || 'Look into the log of PostgreSQL.');
  } finally {
    await client.query('rollback');
  }
}

async function lookAtClock(client: pg.Client): Promise<Finding> {
  const before = Date.now();
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  const middle = (before + Date.now()) / 2;
  const difference = Math.abs((rows[0]?.at.getTime() ?? 0) - middle);
  if (difference < CLOCK_DIFFERENCE_MS) return well('clock', 'agrees with the database’s');
  return wrong(
    'clock',
    `differs from the database’s by ${Math.round(difference / 1000)} seconds`,
    'Let both machines set their clocks by the network: timedatectl set-ntp true.',
  );
}
