import type pg from 'pg';

/** Where Postgres runs. The layers above use `pool` and do not distinguish the two kinds. */
export interface Engine {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  /**
   * Settings that every transaction must set itself behind a transaction pooler (such as PgBouncer),
   * where settings and prepared statements do not outlive a transaction. Null without a pooler.
   */
  transactionSettings: Readonly<Record<string, string>> | null;
  replica: { pool: pg.Pool; maxLagMs: number } | null;
  /** Runs long work as the owner of the tables: own connection, no time limit. */
  asOwner<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
