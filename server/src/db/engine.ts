import type pg from 'pg';

export interface Engine {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  /**
   * A connection pooler such as PgBouncer forgets settings after each transaction, so every
   * transaction sets these again.
   */
  transactionSettings: Readonly<Record<string, string>> | null;
  replica: { pool: pg.Pool; maxLagMs: number } | null;
  asOwner<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
