import { getColumns, type InferSelectModel, type Table } from 'drizzle-orm';

/** A table row from `row_to_json`, with the database's column names and with timestamps as text. */
export type JsonRow = Record<string, unknown>;

interface Field {
  key: string;
  column: string;
  isInstant: boolean;
}

const fieldsByTable = new WeakMap<Table, Field[]>();

function getFields(table: Table): Field[] {
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
 * Converts a JSON row to Drizzle's names and types, so that one statement can return rows from
 * several tables without listing their columns. Missing columns become null.
 */
export function toRow<T extends Table>(table: T, json: JsonRow): InferSelectModel<T> {
  const row: Record<string, unknown> = {};
  for (const { key, column, isInstant } of getFields(table)) {
    const value = json[column] ?? null;
    row[key] = isInstant && typeof value === 'string' ? new Date(value) : value;
  }
  return row as InferSelectModel<T>;
}
