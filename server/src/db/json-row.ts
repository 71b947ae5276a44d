import { getColumns, type InferSelectModel, type Table } from 'drizzle-orm';

/** A row as `row_to_json` hands it over: the table's own column names, instants as text. */
export type JsonRow = Record<string, unknown>;

interface Field {
  key: string;
  column: string;
  isInstant: boolean;
}

const fieldsByTable = new WeakMap<Table, Field[]>();

function fieldsOf(table: Table): Field[] {
  const known = fieldsByTable.get(table);
  if (known) return known;
  const fields = Object.entries(getColumns(table)).map(([key, column]) => ({
    key,
    column: column.name,
    isInstant: column.getSQLType().startsWith('timestamp'),
  }));
  fieldsByTable.set(table, fields);
  return fields;
}

/**
 * The row of a table that Postgres handed over as JSON, with the names and types that Drizzle knows,
 * so that a statement that gathers rows of several tables need not spell their columns again. A
 * column that the JSON lacks reads as null.
 */
export function rowOf<T extends Table>(table: T, json: JsonRow): InferSelectModel<T> {
  const row: Record<string, unknown> = {};
  for (const { key, column, isInstant } of fieldsOf(table)) {
    const value = json[column] ?? null;
    row[key] = isInstant && typeof value === 'string' ? new Date(value) : value;
  }
  return row as InferSelectModel<T>;
}
