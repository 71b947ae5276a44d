import { OperatorError } from '../../operator-error.ts';
import type { Engine } from '../engine.ts';
import type { Part } from './parts.ts';
import {
  type BackupClient,
  MIGRATIONS_TABLE,
  PLAIN_VALUES,
  readTables,
  type Table,
} from './tables.ts';

const ROWS_AT_ONCE = 500;
/**
 * A restore sends each part of the backup to PostgreSQL as one value, which must be smaller than
 * 256 MB.
 */
const PART_CHARACTERS = 4_000_000;

export async function dumpDatabase(
  engine: Engine,
  now: Date,
  write: (part: Part) => Promise<void>,
): Promise<void> {
  await engine.asOwner(async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await client.query(PLAIN_VALUES);
    const { rows: found } = await client.query(`select to_regclass('${MIGRATIONS_TABLE}') as log`);
    if (!found[0]?.log) {
      throw new OperatorError(
        'There’s nothing to back up: the database is empty. Start the app once, or check DATABASE_URL.',
      );
    }
    const { rows: migrations } = await client.query<{ name: string; hash: string }>(
      `select name, hash from ${MIGRATIONS_TABLE} order by name`,
    );
    await write({ kind: 'start', at: now.toISOString(), migrations });
    for (const table of await readTables(client)) {
      if (table.name === MIGRATIONS_TABLE) continue;
      await write({ kind: 'table', ...table });
      for await (const rows of readRows(client, table)) await write({ kind: 'rows', rows });
    }
    for (const sequence of await readSequences(client)) await write(sequence);
    await client.query('commit');
  });
}

async function* readRows(client: BackupClient, table: Table): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `${name}::text`).join(', ');
  await client.query(
    `declare backup no scroll cursor for select to_json(array[${values}])::text as row from ${table.name}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
    yield* splitRows(rows.map(({ row }) => row));
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close backup');
}

function* splitRows(rows: string[]): Generator<string[]> {
  let part: string[] = [];
  let characters = 0;
  for (const row of rows) {
    if (part.length > 0 && characters + row.length > PART_CHARACTERS) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(row);
    characters += row.length;
  }
  if (part.length > 0) yield part;
}

async function readSequences(client: BackupClient): Promise<Part[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname in ('public', 'auth', 'app') order by 1`,
  );
  const sequences: Part[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    const [row] = rows;
    if (row) sequences.push({ kind: 'sequence', name, ...row });
  }
  return sequences;
}
