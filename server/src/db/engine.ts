import type pg from 'pg';

/** Where Postgres runs. Everything above this line speaks to `pool` and cannot tell the two apart. */
export interface Engine {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  close(): Promise<void>;
}
