import pg from 'pg';
import type { Engine } from './engine.ts';
import { writeOncePerTurn } from './pg-private.ts';
import { serverOf } from './writable-server.ts';

export interface PostgresOptions {
  /** Connections. */
  max: number;
  /** How long one statement may take. */
  timeoutMs?: number;
  /** Behind a pooler that lends a session for one transaction: the server's own address, for its owner. */
  lentBeside?: { directUrl: string } | null;
  replica?: { url: string; maxLagMs: number } | null;
}

/** How much longer than the server we wait for its word that a statement took too long. */
const GRACE_MS = 2_000;

const REPLICA_MS = 2_000;

const IDLE_IN_TRANSACTION_MS = 15_000;

/** A connection whose other end has vanished is noticed by the operating system, too. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** A PostgreSQL server by its URL. Nothing connects until the first query. */
export function openPostgres(
  connectionString: string,
  { max, timeoutMs = 10_000, lentBeside = null, replica = null }: PostgresOptions,
): Engine {
  const common = { connectionTimeoutMillis: 5_000, ...KEEP_ALIVE };
  const server = serverOf(connectionString);
  const owners = lentBeside ? serverOf(lentBeside.directUrl) : server;
  const limits = {
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  const pool = new pg.Pool({
    ...common,
    ...server,
    max,
    pipeline: true,
    idleTimeoutMillis: 30_000,
    // A pooler refuses to set them at the start of a connection, which is no session there.
    ...(!lentBeside && limits),
    // Where even the server's word does not come, the connection is dead and is destroyed.
    query_timeout: timeoutMs + GRACE_MS,
    application_name: 'hearthway',
  });
  pool.on('connect', writeOncePerTurn);
  const following = replica && {
    maxLagMs: replica.maxLagMs,
    // Whoever waits for it in vain is answered by the primary: it is given less time.
    pool: new pg.Pool({
      ...KEEP_ALIVE,
      connectionString: replica.url,
      connectionTimeoutMillis: REPLICA_MS,
      max,
      pipeline: true,
      query_timeout: REPLICA_MS,
      application_name: 'hearthway reader',
    }),
  };
  return {
    kind: 'postgres',
    pool,
    transactionSettings: lentBeside && asTexts(limits),
    replica: following,
    async asOwner(work) {
      const { Client, connectionString } = owners;
      const client = new Client({
        ...common,
        connectionString,
        application_name: 'hearthway owner',
      });
      // A connection that breaks fails its query; unheard, its event would end the process.
      client.on('error', () => {});
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end().catch(() => {});
      }
    },
    async close() {
      await Promise.all([pool.end(), following?.pool.end()]);
    },
  };
}

const asTexts = (numbers: Record<string, number>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
