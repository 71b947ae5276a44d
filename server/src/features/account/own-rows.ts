import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

const PAGE_ROWS = 500;

export interface ExportSource {
  name: string;
  pages(): AsyncGenerator<string[]>;
}

type Read = (query: SQL) => Promise<Record<string, string | null>[]>;

/**
 * The database finds the tables by their columns, so that a new table is exported without being
 * listed here.
 */
export async function listExportSources(db: Database, userId: string): Promise<ExportSource[]> {
  const read: Read = async (query) =>
    (await db.readFor(userId, (tx) => tx.execute<Record<string, string | null>>(query))).rows;
  const tables = await read(sql`select table_name from app.member_tables() order by 1`);
  return [
    ...tables.map(({ table_name }) => ({
      name: (table_name ?? '').replace(/^public\./, '').replaceAll(/[^a-z0-9_]+/g, '_'),
      pages: () => readPages(read, table_name ?? ''),
    })),
    { name: 'audit_log', pages: () => readAuditPages(read) },
  ];
}

async function* readPages(read: Read, table: string): AsyncGenerator<string[]> {
  const pages = await read(
    sql`select keys::text from app.own_row_keys(${table}, ${PAGE_ROWS}) as keys`,
  );
  for (const { keys } of pages) {
    const rows = await read(
      sql`select r::text as row from app.own_rows_page(${table}, ${keys}::jsonb) as r`,
    );
    if (rows.length > 0) yield rows.map(({ row }) => row ?? '');
  }
}

async function* readAuditPages(read: Read): AsyncGenerator<string[]> {
  for (let last: string | null | undefined = '0'; last; ) {
    const page = await read(
      sql`select seq::text, row from app.own_audit_rows_page(${last}::bigint, ${PAGE_ROWS})`,
    );
    if (page.length > 0) yield page.map(({ row }) => row ?? '');
    last = page.length === PAGE_ROWS ? page.at(-1)?.seq : null;
  }
}

export async function readOwnEmail(db: Database, userId: string): Promise<string> {
  const { rows } = await db.readFor(userId, (tx) =>
    tx.execute<{ email: string }>(
      sql`select row ->> 'email' as email from app.own_rows('auth.users') as row`,
    ),
  );
  return rows[0]?.email ?? '';
}
