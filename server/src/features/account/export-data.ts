import { type ExportPart, exportReadme } from '@hearthway/domain/account/export-words';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { Archive } from './archive.ts';
import { CSV_START, csvLine } from './csv.ts';

const BATCH = sql.raw('500');

/**
 * Everything that is kept about the member, found by walking the schema. Rows are read in batches and
 * packed at once; the answer is sent when the transaction is over, so that a slow line holds nothing.
 */
export async function exportData(
  { db, who, now }: Call,
  { productName }: { productName: string },
): Promise<Uint8Array<ArrayBuffer>> {
  // Not as a read: batches need one transaction around them.
  return db.write(who, async (tx) => {
    const archive = new Archive(now);
    const parts: ExportPart[] = [];
    for (const { name, rows } of await sourcesOf(tx)) {
      parts.push({ name, rows: await addPart(tx, archive, name, rows) });
    }
    const email = await ownAddress(tx);
    const readme = archive.file('README.txt');
    readme.write(exportReadme({ productName, email, madeAt: now, parts }));
    readme.end();
    return archive.bytes();
  });
}

async function sourcesOf(tx: Tx): Promise<{ name: string; rows: SQL }[]> {
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

/** Returns how many rows there were; nothing is added for none. */
async function addPart(tx: Tx, archive: Archive, name: string, rows: SQL): Promise<number> {
  await tx.execute(
    sql`declare own_rows no scroll cursor for select r::text as row from ${rows} as r`,
  );
  let count = 0;
  let files: { json: ReturnType<Archive['file']>; csv: ReturnType<Archive['file']> } | undefined;
  for (;;) {
    const batch = await tx.execute<{ row: string }>(sql`fetch ${BATCH} from own_rows`);
    if (batch.rows.length === 0) break;
    const records = batch.rows.map(({ row }) => JSON.parse(row) as Record<string, unknown>);
    if (!files) {
      files = { json: archive.file(`json/${name}.json`), csv: archive.file(`csv/${name}.csv`) };
      files.csv.write(CSV_START + csvLine(Object.keys(records[0] ?? {})));
    }
    files.csv.write(records.map((record) => csvLine(Object.values(record))).join(''));
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

/** Of the account, which always has one. */
async function ownAddress(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ email: string }>(
    sql`select row ->> 'email' as email from app.own_rows('auth.users') as row`,
  );
  return rows[0]?.email ?? '';
}
