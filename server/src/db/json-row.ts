import { getColumns, type InferSelectModel, type Table } from 'drizzle-orm';

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

export function toRow<T extends Table>(table: T, json: JsonRow): InferSelectModel<T> {
  const row: Record<string, unknown> = {};
  for (const { key, column, isInstant } of getFields(table)) {
    const value = json[column] ?? null;
    row[key] = isInstant && typeof value === 'string' ? new Date(value) : value;
  }
  return row as InferSelectModel<T>;
}
