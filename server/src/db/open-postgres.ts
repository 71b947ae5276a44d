import pg from 'pg';
import type { Engine } from './engine.ts';
import { writeOncePerTurn } from './pg-private.ts';

/** A PostgreSQL server by its URL. Nothing connects until the first query. */
export function openPostgres(connectionString: string, max: number): Engine {
  const pool = new pg.Pool({
    connectionString,
    max,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'hearthway',
  });
  pool.on('connect', writeOncePerTurn);
  return { kind: 'postgres', pool, close: () => pool.end() };
}
