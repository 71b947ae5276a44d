import pg from 'pg';
import type { Engine } from './engine.ts';
import { writeOncePerTurn } from './pg-private.ts';

export interface PostgresOptions {
  /** Connections. */
  max: number;
  /** How long one statement may take. */
  timeoutMs?: number;
}

/** How much longer than the server we wait for its word that a statement took too long. */
const GRACE_MS = 2_000;

/** A connection whose other end has vanished is noticed by the operating system, too. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** A PostgreSQL server by its URL. Nothing connects until the first query. */
export function openPostgres(
  connectionString: string,
  { max, timeoutMs = 10_000 }: PostgresOptions,
): Engine {
  const common = { connectionString, connectionTimeoutMillis: 5_000, ...KEEP_ALIVE };
  const pool = new pg.Pool({
    ...common,
    max,
    pipeline: true,
    idleTimeoutMillis: 30_000,
    statement_timeout: timeoutMs,
    // Where even that word does not come, the connection is dead and is destroyed.
    query_timeout: timeoutMs + GRACE_MS,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'hearthway',
  });
  pool.on('connect', writeOncePerTurn);
  return {
    kind: 'postgres',
    pool,
    async asOwner(work) {
      const client = new pg.Client({ ...common, application_name: 'hearthway owner' });
      // A connection that breaks fails its query; unheard, its event would end the process.
      client.on('error', () => {});
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end().catch(() => {});
      }
    },
    close: () => pool.end(),
  };
}
