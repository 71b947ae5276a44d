import type pg from 'pg';

/**
 * A PostgreSQL server or the embedded database. Other code uses `pool` and does not distinguish the
 * two.
 */
export interface Engine {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  /**
   * Settings that every transaction must set itself. They are needed behind a transaction pooler
   * such as PgBouncer, where settings and prepared statements are lost at the end of a transaction.
   * Null without a pooler.
   */
  transactionSettings: Readonly<Record<string, string>> | null;
  replica: { pool: pg.Pool; maxLagMs: number } | null;
  /**
   * Runs long work with the rights of the table owner, on a separate connection and without a time
   * limit.
   */
  asOwner<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
