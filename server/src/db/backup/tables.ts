import type pg from 'pg';

export type BackupClient = Pick<pg.ClientBase, 'query'>;

export interface Column {
  name: string;
  type: string;
}

export interface Table {
  name: string;
  columns: Column[];
}

/**
 * Only the jobs of pg-boss are backed up, because its other tables depend on its version. Unlogged
 * tables are left out, because they lose their rows after a crash.
 */
export async function readTables(client: BackupClient): Promise<Table[]> {
  const { rows } = await client.query<{ table: string; columns: Column[] }>(
    `select format('%I.%I', n.nspname, c.relname) as table,
       json_agg(json_build_object('name', quote_ident(a.attname),
         'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
       and (n.nspname in ('public', 'auth', 'app') or (n.nspname = 'pgboss' and c.relname = 'job'))
     group by 1 order by 1`,
  );
  return rows.map(({ table, columns }) => ({ name: table, columns }));
}

/**
 * The migrations table is not backed up, because each backup file lists its migrations at the
 * start.
 */
export const MIGRATIONS_TABLE = 'public.schema_migrations';

/**
 * PostgreSQL writes dates, intervals and bytes as text in a format that each server can configure.
 * These settings make the text the same on all servers.
 */
export const PLAIN_VALUES = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'iso_8601'; set local bytea_output = 'hex'; set local extra_float_digits = 3;
  set local search_path = pg_catalog, public; set local statement_timeout = 0`;
