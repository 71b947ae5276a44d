import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { OperatorError } from '../operator-error.ts';

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
 * either at the newest version or where it was. Returns the names of those that ran.
 */
export async function migrate(client: MigrationClient): Promise<string[]> {
  const migrations = await readMigrations();
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists public.schema_migrations (
        name text primary key, hash text not null, run_at timestamptz not null default now())`,
    );
    const { rows } = await client.query('select name, hash from public.schema_migrations');
    const seen = new Map((rows as Migration[]).map((row) => [row.name, row.hash]));
    const ran: string[] = [];
    for (const migration of migrations) {
      const known = seen.get(migration.name);
      if (known === migration.hash) continue;
      if (known)
        throw new OperatorError(`Migration ${migration.name} was changed after it ran here.`);
      await client.query(migration.sql);
      await client.query('insert into public.schema_migrations (name, hash) values ($1, $2)', [
        migration.name,
        migration.hash,
      ]);
      ran.push(migration.name);
    }
    await client.query('commit');
    return ran;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
