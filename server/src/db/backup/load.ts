import { installJobs } from '../../jobs/install-jobs.ts';
import { OperatorError } from '../../operator-error.ts';
import type { Engine } from '../engine.ts';
import { type Migration, migrate, readMigrations, UNFINISHED_RESTORE } from '../migrate.ts';
import type { Part, Start } from './parts.ts';
import { type BackupClient, MIGRATIONS_TABLE, PLAIN_VALUES, readTables } from './tables.ts';

export async function refuseUnlessEmpty(client: BackupClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^(pg_|information_schema$)' limit 1`,
  );
  const [found] = rows;
  if (found) {
    throw new OperatorError(
      `This database is not empty (it has ${found.name}). Nothing was changed. ` +
        'Backups can only be restored into an empty installation: choose another database or data folder.',
    );
  }
}

export async function findMigrations({ migrations }: Start): Promise<Migration[]> {
  const ours = new Map((await readMigrations()).map((one) => [one.name, one]));
  return migrations.map(({ name, hash }) => {
    const known = ours.get(name);
    if (known?.hash === hash) return known;
    throw new OperatorError(
      `This backup was made by another version of this program (${name}). Nothing was changed. ` +
        'Restore it with the version that made it or a newer one.',
    );
  });
}

/**
 * The backup's own migrations create tables, grants and roles, so the owner need not be a
 * superuser. Newer migrations run at the next start.
 */
export async function loadDatabase(engine: Engine, parts: AsyncIterable<Part>): Promise<void> {
  await engine.asOwner(async (client) => {
    await refuseUnlessEmpty(client);
    const source = parts[Symbol.asyncIterator]();
    const { value: start } = await source.next();
    if (start?.kind !== 'start')
      throw new OperatorError(
        'This backup does not begin with its list of migrations, so it is damaged.',
      );
    await migrate(client, { migrations: await findMigrations(start) });
    await client.query(`insert into ${MIGRATIONS_TABLE} (name, hash) values ($1, '')`, [
      UNFINISHED_RESTORE,
    ]);
    await installJobs(client);
    await client.query('begin');
    await client.query(PLAIN_VALUES);
    const tables = (await readTables(client)).filter(({ name }) => name !== MIGRATIONS_TABLE);
    const known = new Map(tables.map((table) => [table.name, table]));
    const all = tables.map(({ name }) => name);
    const keys = await dropForeignKeys(client, all);
    // The backup already contains the rows that triggers would write.
    for (const name of all) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${all.join(', ')}`);
    let insert = '';
    for (;;) {
      const { value: part, done } = await source.next();
      if (done) break;
      if (part.kind === 'table') insert = insertInto(part, known.get(part.name));
      if (part.kind === 'rows') await client.query(insert, [`[${part.rows.join(',')}]`]);
      if (part.kind === 'sequence') {
        await client.query('select setval($1::regclass, $2::bigint, $3)', [
          part.name,
          part.last,
          part.called,
        ]);
      }
    }
    for (const name of all) await client.query(`alter table ${name} enable trigger user`);
    for (const { add } of keys) await client.query(add);
    await client.query(`delete from ${MIGRATIONS_TABLE} where name = $1`, [UNFINISHED_RESTORE]);
    await client.query('commit');
  });
}

function insertInto(
  { name, columns }: Extract<Part, { kind: 'table' }>,
  known: { columns: { name: string; type: string }[] } | undefined,
): string {
  const types = new Map(known?.columns.map((column) => [column.name, column.type]));
  const missing = columns.find((column) => !types.has(column.name));
  if (!known || missing) {
    throw new OperatorError(
      `This backup contains ${missing ? `the column ${missing.name} of ` : ''}${name}, which this version does not have.`,
    );
  }
  // Use the column types of this database, because the backup file is not trusted.
  const values = columns.map((column, at) => `(value ->> ${at})::${types.get(column.name)}`);
  return `insert into ${name} (${columns.map((column) => column.name).join(', ')})
    overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as rows (value)`;
}

/** Without foreign keys, tables can be filled in any order. Adding the keys checks all rows. */
async function dropForeignKeys(client: BackupClient, tables: string[]): Promise<{ add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
       format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as add
     from pg_constraint k
     where k.contype = 'f' and k.conparentid = 0
       and (k.conrelid = any($1::regclass[]) or k.confrelid = any($1::regclass[]))`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows;
}
