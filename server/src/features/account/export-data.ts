import { type ExportPart, exportReadme } from '@hearthway/domain/account/export-words';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { Archive } from './archive.ts';
import { toCsvLine, UTF8_BOM } from './csv.ts';

const BATCH_SIZE = sql.raw('500');

/**
 * Exports all rows about the member. The database finds the tables with such rows by their foreign
 * keys and `user_id` columns. The response is sent after the transaction ends, so a slow download
 * does not keep the transaction open.
 */
export async function exportData(
  { db, who, now }: Call,
  { productName }: { productName: string },
): Promise<Uint8Array<ArrayBuffer>> {
  // A write transaction, although nothing is written: the database cursor that reads the rows needs
  // a transaction.
  return db.write(who, async (tx) => {
    const archive = new Archive(now);
    const parts: ExportPart[] = [];
    for (const { name, rows } of await listExportSources(tx)) {
      parts.push({ name, rows: await addPart(tx, archive, name, rows) });
    }
    const email = await readOwnEmail(tx);
    const readme = archive.file('README.txt');
    readme.write(exportReadme({ productName, email, madeAt: now, parts }));
    readme.end();
    return archive.bytes();
  });
}

async function listExportSources(tx: Tx): Promise<{ name: string; rows: SQL }[]> {
  const { rows: tables } = await tx.execute<{ table_name: string }>(
    sql`select table_name from app.member_tables() order by table_name`,
  );
  return [
    ...tables.map(({ table_name }) => ({
      name: table_name.replace(/^public\./, '').replaceAll(/[^a-z0-9_]+/g, '_'),
      rows: sql`app.own_rows(${table_name})`,
    })),
    { name: 'audit_log', rows: sql`app.own_audit_rows()` },
  ];
}

/**
 * Adds the rows to the archive as a JSON file and a CSV file, or adds nothing if there are no rows.
 * Returns the number of rows.
 */
async function addPart(tx: Tx, archive: Archive, name: string, rows: SQL): Promise<number> {
  await tx.execute(
    sql`declare own_rows no scroll cursor for select r::text as row from ${rows} as r`,
  );
  let count = 0;
  let files: { json: ReturnType<Archive['file']>; csv: ReturnType<Archive['file']> } | undefined;
  for (;;) {
    const batch = await tx.execute<{ row: string }>(sql`fetch ${BATCH_SIZE} from own_rows`);
    if (batch.rows.length === 0) break;
    const records = batch.rows.map(({ row }) => JSON.parse(row) as Record<string, unknown>);
    if (!files) {
      files = { json: archive.file(`json/${name}.json`), csv: archive.file(`csv/${name}.csv`) };
      files.csv.write(UTF8_BOM + toCsvLine(Object.keys(records[0] ?? {})));
    }
    files.csv.write(records.map((record) => toCsvLine(Object.values(record))).join(''));
    const start = count === 0 ? '[\n' : ',\n';
    files.json.write(start + batch.rows.map(({ row }) => `  ${row}`).join(',\n'));
    count += batch.rows.length;
  }
  await tx.execute(sql`close own_rows`);
  files?.json.write('\n]\n');
  files?.json.end();
  files?.csv.end();
  return count;
}

async function readOwnEmail(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ email: string }>(
    sql`select row ->> 'email' as email from app.own_rows('auth.users') as row`,
  );
  return rows[0]?.email ?? '';
}
