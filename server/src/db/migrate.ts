import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ADVISORY_LOCK } from '../advisory-locks.ts';
import { OperatorError } from '../operator-error.ts';
import { sqlState } from './database-errors.ts';
import { ensureRoles } from './roles.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

export interface MigrationClient {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface Migration {
  name: string;
  sql: string;
  hash: string;
}

interface Recorded extends Pick<Migration, 'name' | 'hash'> {
  allows_older: boolean;
}

export interface MigrateOptions {
  migrations?: Migration[];
  /**
   * Migrations wait for a locked table only briefly, because everybody else who needs the table
   * waits behind them.
   */
  lockTimeoutMs?: number;
  pausesMs?: readonly number[];
  onBusy?: (attempt: number) => void;
}

export interface Migrated {
  ran: string[];
  /**
   * A database that a newer version of the app has migrated also has newer content, which this
   * version must not overwrite.
   */
  isNewer: boolean;
}

/**
 * After a migration with this line, the previous version of the app still works. So the migration
 * may drop only what that version does not use.
 */
const ALLOWS_OLDER = /^-- older versions may go on$/m;

/**
 * Until a restore is complete, the migrations table contains this name, so that no process starts
 * on incomplete data.
 */
export const UNFINISHED_RESTORE = 'unfinished restore';

const BUSY = /^(55P03|40P01|40001)$/;

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

export async function migrate(
  client: MigrationClient,
  {
    migrations,
    lockTimeoutMs = 3_000,
    pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000],
    onBusy,
  }: MigrateOptions = {},
): Promise<Migrated> {
  const all = migrations ?? (await readMigrations());
  for (let attempt = 0; ; attempt++) {
    try {
      return await migrateOnce(client, all, lockTimeoutMs);
    } catch (error) {
      if (!BUSY.test(sqlState(error) ?? '')) throw error;
      const pause = pausesMs[attempt];
      if (pause === undefined) {
        throw new OperatorError(
          'We couldn’t migrate the database, because another session is keeping its tables locked. ' +
            'Nothing was changed. End that session (see pg_stat_activity) and start again.',
          { cause: error },
        );
      }
      onBusy?.(attempt + 1);
      await delay(pause);
    }
  }
}

async function migrateOnce(
  client: MigrationClient,
  migrations: Migration[],
  lockTimeoutMs: number,
): Promise<Migrated> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    // Waiting for another process that is migrating can take long, so the time limit for locks
    // starts only after that.
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK.migration]);
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await ensureRoles(client);
    const seen = await readRecorded(client);
    const isNewer = refuseNewer(seen, migrations);
    const ran: string[] = [];
    for (const { name, hash, sql } of migrations) {
      const known = seen.get(name)?.hash;
      if (known === hash) continue;
      if (known)
        throw new OperatorError(
          `The migration ${name} was edited after it ran on this database. Restore its original text.`,
        );
      await client.query(sql);
      await client.query(
        'insert into public.schema_migrations (name, hash, allows_older) values ($1, $2, $3)',
        [name, hash, ALLOWS_OLDER.test(sql)],
      );
      ran.push(name);
    }
    await client.query('commit');
    return { ran, isNewer };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function readRecorded(client: MigrationClient): Promise<Map<string, Recorded>> {
  await client.query(
    `create table if not exists public.schema_migrations (
      name text primary key, hash text not null, run_at timestamptz not null default now(),
      allows_older boolean not null default false)`,
  );
  const { rows: columns } = await client.query(
    `select from pg_attribute
     where attrelid = 'public.schema_migrations'::regclass and attname = 'allows_older'`,
  );
  if (columns.length === 0) {
    await client.query(
      'alter table public.schema_migrations add column allows_older boolean not null default false',
    );
  }
  const { rows } = await client.query(
    'select name, hash, allows_older from public.schema_migrations',
  );
  return new Map((rows as Recorded[]).map((row) => [row.name, row]));
}

function refuseNewer(seen: Map<string, Recorded>, migrations: Migration[]): boolean {
  const ours = new Set(migrations.map(({ name }) => name));
  if (seen.has(UNFINISHED_RESTORE)) {
    throw new OperatorError(
      'A restore into this database didn’t finish, so its data is incomplete. Nothing was changed. ' +
        'Run the same restore again, and it will continue where it stopped.',
    );
  }
  const unknown = [...seen.values()].filter(({ name }) => !ours.has(name));
  const barrier = unknown.find(({ allows_older }) => !allows_older);
  if (barrier) {
    throw new OperatorError(
      `This database belongs to a newer version of the app (${barrier.name}), and this version can’t use it. ` +
        'Nothing was changed. Start the newer version, or restore a backup from before the upgrade.',
    );
  }
  return unknown.length > 0;
}
