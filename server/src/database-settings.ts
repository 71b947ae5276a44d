import { z } from 'zod';
import { OperatorError } from './operator-error.ts';
import { postgresAddresses } from './postgres-addresses.ts';
import { wholeNumber } from './whole-number.ts';

const postgresUrl = z
  .string()
  .refine((text) => postgresAddresses(text) !== null, 'must be a postgres:// address');

export const DATABASE_SETTINGS = {
  /** If the URL lists several hosts (postgres://user@a,b,c/db), the writable one is used. */
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL: wholeNumber(1, 200).default(10),
  DATABASE_TIMEOUT_MS: wholeNumber(100, 120_000).default(10_000),
  DATABASE_POOLING: z.enum(['session', 'transaction']).default('session'),
  /** Migrations and backups bypass PgBouncer, because it does not keep their session. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_REPLICA_LAG_MS: wholeNumber(1_500, 600_000).default(5_000),
};

export interface DatabaseConfig {
  url: string;
  pool: number;
  timeoutMs: number;
  transactionPooler: { directUrl: string } | null;
  replica: { url: string; maxLagMs: number } | null;
}

type Given = z.output<z.ZodObject<typeof DATABASE_SETTINGS>>;

export function readDatabaseSettings(s: Given): DatabaseConfig | null {
  if (!s.DATABASE_URL) return null;
  const isLent = s.DATABASE_POOLING === 'transaction';
  if (isLent && !s.DATABASE_DIRECT_URL) {
    throw new OperatorError(
      'DATABASE_DIRECT_URL must be set with DATABASE_POOLING=transaction: migrations and backups need a direct connection to the server.',
    );
  }
  return {
    url: s.DATABASE_URL,
    pool: s.DATABASE_POOL,
    timeoutMs: s.DATABASE_TIMEOUT_MS,
    replica: s.DATABASE_REPLICA_URL
      ? { url: s.DATABASE_REPLICA_URL, maxLagMs: s.DATABASE_REPLICA_LAG_MS }
      : null,
    transactionPooler:
      isLent && s.DATABASE_DIRECT_URL ? { directUrl: s.DATABASE_DIRECT_URL } : null,
  };
}
