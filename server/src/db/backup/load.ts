import { ADVISORY_LOCK } from '../../advisory-locks.ts';
import { installJobs } from '../../jobs/install-jobs.ts';
import { OperatorError } from '../../operator-error.ts';
import type { Engine } from '../engine.ts';
import { type Migration, migrate, readMigrations, UNFINISHED_RESTORE } from '../migrate.ts';
import type { Part, Start } from './parts.ts';
import { type BackupClient, MIGRATIONS_TABLE, PLAIN_VALUES, readTables } from './tables.ts';

const PARTS_PER_COMMIT = 40;

interface Progress {
  at: string;
  parts: number;
  keys: string[] | null;
}

export async function findMigrations({ migrations }: Start): Promise<Migration[]> {
  const ours = new Map((await readMigrations()).map((one) => [one.name, one]));
  return migrations.map(({ name, hash }) => {
    const known = ours.get(name);
    if (known?.hash === hash) return known;
    throw new OperatorError(
      `This backup was made by a different version of the app (${name}). Nothing was changed. ` +
        'Restore it with the version that made it or a newer one.',
    );
  });
}

/**
 * The migrations are part of the backup. They create tables, permissions and roles on this server,
 * so the database owner need not be a superuser. Newer migrations run at the next start.
 */
export async function loadDatabase(
  engine: Engine,
  parts: AsyncIterable<Part>,
  storeFile: (part: Part) => Promise<void> = async () => {},
): Promise<void> {
  await engine.asOwner(async (client) => {
    const source = parts[Symbol.asyncIterator]();
    const { value: start } = await source.next();
    if (start?.kind !== 'start')
      throw new OperatorError(
        'This backup is damaged: it doesn’t begin with its list of migrations.',
      );
    // After a restore was killed, PostgreSQL may still be running its last statement. The lock
    // waits for that.
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK.restore]);
    const progress = (await findProgress(client, start)) ?? (await beginRestore(client, start));
    await installJobs(client);
    const tables = (await readTables(client)).filter(({ name }) => name !== MIGRATIONS_TABLE);
    const known = new Map(tables.map((table) => [table.name, table]));
    const all = tables.map(({ name }) => name);
    await begin(client);
    progress.keys ??= await prepareTables(client, all);
    await commit(client, progress);
    let insert = '';
    for (let number = 1; ; number++) {
      const { value: part, done } = await source.next();
      if (done) break;
      if (part.kind === 'table') insert = insertInto(part, known.get(part.name));
      if (number <= progress.parts) continue;
      if (part.kind === 'rows') await client.query(insert, [`[${part.rows.join(',')}]`]);
      if (part.kind === 'sequence') {
        await client.query('select setval($1::regclass, $2::bigint, $3)', [
          part.name,
          part.last,
          part.called,
        ]);
      }
      await storeFile(part);
      progress.parts = number;
      if (number % PARTS_PER_COMMIT === 0) await commit(client, progress);
    }
    await commit(client, progress);
    for (const name of all) await client.query(`alter table ${name} enable trigger user`);
    for (const key of progress.keys) await client.query(key);
    await client.query(`delete from ${MIGRATIONS_TABLE} where name = $1`, [UNFINISHED_RESTORE]);
    await client.query('commit');
  });
}

async function findProgress(client: BackupClient, { at }: Start): Promise<Progress | null> {
  const { rows: found } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^(pg_|information_schema$)'
     order by n.nspname || '.' || c.relname <> '${MIGRATIONS_TABLE}' limit 1`,
  );
  const [table] = found;
  if (!table) return null;
  const { rows } =
    table.name === MIGRATIONS_TABLE
      ? await client.query<{ hash: string }>(
          `select hash from ${MIGRATIONS_TABLE} where name = $1`,
          [UNFINISHED_RESTORE],
        )
      : { rows: [] };
  const [unfinished] = rows;
  if (!unfinished) {
    throw new OperatorError(
      `This database isn’t empty (it has ${table.name}). Nothing was changed. ` +
        'Backups can only be restored into an empty installation. Choose another database or data folder.',
    );
  }
  const progress = unfinished.hash.startsWith('{') && (JSON.parse(unfinished.hash) as Progress);
  if (progress && progress.at === at) return progress;
  throw new OperatorError(
    'Someone began restoring a different backup into this database, and it didn’t finish. This attempt changed nothing. ' +
      'Restore that backup again, or choose another database or data folder that’s empty.',
  );
}

/**
 * The transaction that creates the tables also records that the restore is unfinished. A server
 * refuses to start while that record exists.
 */
async function beginRestore(client: BackupClient, start: Start): Promise<Progress> {
  const progress: Progress = { at: start.at, parts: 0, keys: null };
  const mark = { name: UNFINISHED_RESTORE, hash: JSON.stringify(progress), sql: 'select' };
  await migrate(client, { migrations: [...(await findMigrations(start)), mark] });
  return progress;
}

/**
 * Migrations have already added some rows that the backup contains too, so these rows are deleted.
 */
async function prepareTables(client: BackupClient, tables: string[]): Promise<string[]> {
  const keys = await dropForeignKeys(client, tables);
  for (const name of tables) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${tables.join(', ')}`);
  return keys;
}

async function commit(client: BackupClient, progress: Progress): Promise<void> {
  await client.query(`update ${MIGRATIONS_TABLE} set hash = $2 where name = $1`, [
    UNFINISHED_RESTORE,
    JSON.stringify(progress),
  ]);
  await client.query('commit');
  await begin(client);
}

async function begin(client: BackupClient): Promise<void> {
  await client.query('begin');
  await client.query(PLAIN_VALUES);
}

function insertInto(
  { name, columns }: Extract<Part, { kind: 'table' }>,
  known: { columns: { name: string; type: string }[] } | undefined,
): string {
  const types = new Map(known?.columns.map((column) => [column.name, column.type]));
  const missing = columns.find((column) => !types.has(column.name));
  if (!known || missing) {
    throw new OperatorError(
      `This backup contains ${missing ? `the column ${missing.name} of ` : ''}${name}, which this version of the app doesn’t have.`,
    );
  }
  // The backup file is not trusted, so the column types come from this database.
  const values = columns.map((column, at) => `(value ->> ${at})::${types.get(column.name)}`);
  return `insert into ${name} (${columns.map((column) => column.name).join(', ')})
    overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as rows (value)`;
}

/**
 * Without foreign keys, tables can be filled in any order. Adding the keys again checks all rows.
 */
async function dropForeignKeys(client: BackupClient, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
       format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as add
     from pg_constraint k
     where k.contype = 'f' and k.conparentid = 0
       and (k.conrelid = any($1::regclass[]) or k.confrelid = any($1::regclass[]))`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}
