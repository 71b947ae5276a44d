import type pg from 'pg';

/** Where Postgres runs. Everything above this line speaks to `pool` and cannot tell the two apart. */
export interface Engine {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  /**
   * Null where a connection of the pool is a session of our own. Where a pooler lends sessions for one
   * transaction each, what every transaction sets for itself: nothing that is set or prepared outlives it.
   */
  transactionSettings: Readonly<Record<string, string>> | null;
  /** A server that follows this one, for what may be a little old. */
  replica: { pool: pg.Pool; maxLagMs: number } | null;
  /** Work of the owner of the tables, which may take long: no time limit, a connection of its own. */
  asOwner<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
