import { getColumns, type InferSelectModel, type Placeholder, sql, type Table } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { QueryPromise } from 'drizzle-orm/query-promise';
import type pg from 'pg';
import type { Tx } from './database.ts';
import type { SingleQuery } from './transaction.ts';

type Values = Record<string, unknown>;
type Client = { query(config: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> };

interface Prepared<T> {
  execute(values: Values): Promise<T>;
}

let current: Client | null = null;
const builder = drizzle({
  client: {
    query({ name: _name, ...config }: pg.QueryConfig, values: unknown[]) {
      if (!current) throw new Error('a prepared query was sent outside a transaction');
      return current.query(config, values);
    },
  } as unknown as pg.PoolClient,
  paramsInErrors: false,
});

class PreparedQuery<T> extends QueryPromise<T> {
  readonly _ = { dialect: 'pg' } as const;
  #query: Prepared<T>;
  #tx: Tx;
  #values: Values;

  constructor(query: Prepared<T>, tx: Tx, values: Values) {
    super();
    this.#query = query;
    this.#tx = tx;
    this.#values = values;
  }

  override execute(): Promise<T> {
    current = (this.#tx as Tx & { $client: Client }).$client;
    try {
      return this.#query.execute(this.#values);
    } finally {
      current = null;
    }
  }
}

/**
 * Drizzle takes longer to build a query's text than to send it, so the text of a frequent query is
 * built only once.
 */
export function prepareQuery<T>(build: (db: Tx) => { prepare(): Prepared<T> } | Prepared<T>) {
  let query: Prepared<T> | undefined;
  return (tx: Tx, values: Values = {}): SingleQuery<T> => {
    if (!query) {
      const built = build(builder);
      query = 'prepare' in built ? built.prepare() : built;
    }
    return new PreparedQuery(query, tx, values);
  };
}

export const placeholders = <T extends Table>(table: T) =>
  Object.fromEntries(
    Object.keys(getColumns(table)).map((field) => [field, sql.placeholder(field)]),
  ) as Record<keyof InferSelectModel<T>, Placeholder>;
