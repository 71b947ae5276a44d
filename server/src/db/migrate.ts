import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../operator-error.ts';
import { sqlState } from './database-errors.ts';
import { ensureRoles } from './roles.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Any fixed number: processes that start together take turns on it. */
const MIGRATION_LOCK = 724_611;

/** The little of a client that migrating needs. A text without values may hold many statements. */
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
  /** A change of a table waits this long for whoever uses it; meanwhile everybody else waits for us. */
  lockTimeoutMs?: number;
  /** Between attempts. */
  pausesMs?: readonly number[];
  onBusy?: (attempt: number) => void;
}

export interface Migrated {
  /** The names of those that ran. */
  ran: string[];
  /** A newer version has been here; it said that this one may go on. Its content is not ours to change. */
  isNewer: boolean;
}

/**
 * In a migration's text: the version before it works on its result too, as when something is added
 * that nobody has to know of. What takes away or renames comes a version after the last that used it.
 */
const ALLOWS_OLDER = /^-- older versions may go on$/m;

/** Recorded among the migrations while a backup is being restored, so that nobody starts on half of it. */
export const UNFINISHED_RESTORE = 'unfinished restore';

/** A lock was not had in time, or two waited for each other: later it may be free. */
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

/**
 * Runs the migrations that this database has not seen, each once, all in one transaction: it is
 * either at the newest version or where it was. Where a table is in use it gives way and comes again.
 */
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
          'The database could not be brought up to this version, because something else keeps its tables locked. ' +
            'Nothing was changed. End what uses them (pg_stat_activity names it) and start again.',
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
    // Whoever else migrates is waited for; only tables in use are not.
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await ensureRoles(client);
    const seen = await readRecorded(client);
    const isNewer = refuseNewer(seen, migrations);
    const ran: string[] = [];
    for (const { name, hash, sql } of migrations) {
      const known = seen.get(name)?.hash;
      if (known === hash) continue;
      if (known) throw new OperatorError(`Migration ${name} was changed after it ran here.`);
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

/** Says whether a newer version has been here, and refuses where that leaves nothing for this one. */
function refuseNewer(seen: Map<string, Recorded>, migrations: Migration[]): boolean {
  const ours = new Set(migrations.map(({ name }) => name));
  if (seen.has(UNFINISHED_RESTORE)) {
    throw new OperatorError(
      'A restore into this database was not finished, so most of it is missing. Nothing was changed. ' +
        'Restore again into another, empty database or data folder.',
    );
  }
  const unknown = [...seen.values()].filter(({ name }) => !ours.has(name));
  const barrier = unknown.find(({ allows_older }) => !allows_older);
  if (barrier) {
    throw new OperatorError(
      `This database belongs to a newer version of this program (${barrier.name}), and this one would spoil it. ` +
        'Nothing was changed. Start the newer version, or restore a backup from before it.',
    );
  }
  return unknown.length > 0;
}
