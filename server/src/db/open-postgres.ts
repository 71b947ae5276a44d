import pg from 'pg';
import type { Engine } from './engine.ts';
import { writeOncePerTurn } from './pg-private.ts';
import { toServer } from './writable-server.ts';

export interface PostgresOptions {
  max: number;
  timeoutMs?: number;
  transactionPooler?: { directUrl: string } | null;
  replica?: { url: string; maxLagMs: number } | null;
}

const GRACE_MS = 2_000;

const REPLICA_MS = 2_000;

const IDLE_IN_TRANSACTION_MS = 15_000;

const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export function openPostgres(
  connectionString: string,
  { max, timeoutMs = 10_000, transactionPooler = null, replica = null }: PostgresOptions,
): Engine {
  const common = { connectionTimeoutMillis: 5_000, ...KEEP_ALIVE };
  const server = toServer(connectionString);
  const owners = transactionPooler ? toServer(transactionPooler.directUrl) : server;
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
    // PgBouncer and similar poolers refuse connections with settings such as `statement_timeout`,
    // so each transaction sets the limits itself.
    ...(!transactionPooler && limits),
    query_timeout: timeoutMs + GRACE_MS,
    application_name: 'hearthway',
  });
  pool.on('connect', writeOncePerTurn);
  const following = replica && {
    maxLagMs: replica.maxLagMs,
    // The replica's time limits are short, because after a timeout the primary answers instead.
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
    transactionSettings: transactionPooler && asTexts(limits),
    replica: following,
    async asOwner(work) {
      const { Client, connectionString } = owners;
      const client = new Client({
        ...common,
        connectionString,
        application_name: 'hearthway owner',
      });
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
