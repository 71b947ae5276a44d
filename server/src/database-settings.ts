import { z } from 'zod';
import { OperatorError } from './operator-error.ts';
import { postgresAddresses } from './postgres-addresses.ts';
import { wholeNumber } from './whole-number.ts';

const postgresUrl = z
  .string()
  .refine((text) => postgresAddresses(text) !== null, 'must be a postgres:// address');

/** How the database is reached. */
export const DATABASE_SETTINGS = {
  /**
   * A PostgreSQL server in place of the embedded database; or several with commas between, as in
   * postgres://user@a,b,c/db?target_session_attrs=read-write, of which the one that takes writes is found.
   */
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL: wholeNumber(1, 200).default(10),
  /** How long one statement may take; an answer that never comes is given up two seconds later. */
  DATABASE_TIMEOUT_MS: wholeNumber(100, 120_000).default(10_000),
  /** `transaction` where DATABASE_URL is a PgBouncer that lends a session for one transaction. */
  DATABASE_POOLING: z.enum(['session', 'transaction']).default('session'),
  /** The server behind that PgBouncer, for migrations, backups and whatever else takes a session. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** A server that follows the one of DATABASE_URL: the library and the desk's counts are read there. */
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  /** A replica that is further behind than this is not asked. */
  DATABASE_REPLICA_LAG_MS: wholeNumber(1_500, 600_000).default(5_000),
};

export interface DatabaseConfig {
  url: string;
  pool: number;
  timeoutMs: number;
  /** Set where `url` is a pooler that lends sessions: where the server itself is. */
  lentBeside: { directUrl: string } | null;
  replica: { url: string; maxLagMs: number } | null;
}

type Given = z.output<z.ZodObject<typeof DATABASE_SETTINGS>>;

export function databaseOf(s: Given): DatabaseConfig | null {
  if (!s.DATABASE_URL) return null;
  const isLent = s.DATABASE_POOLING === 'transaction';
  if (isLent && !s.DATABASE_DIRECT_URL) {
    throw new OperatorError(
      'DATABASE_DIRECT_URL must be set with DATABASE_POOLING=transaction: migrations and backups need the server itself.',
    );
  }
  return {
    url: s.DATABASE_URL,
    pool: s.DATABASE_POOL,
    timeoutMs: s.DATABASE_TIMEOUT_MS,
    replica: s.DATABASE_REPLICA_URL
      ? { url: s.DATABASE_REPLICA_URL, maxLagMs: s.DATABASE_REPLICA_LAG_MS }
      : null,
    lentBeside: isLent && s.DATABASE_DIRECT_URL ? { directUrl: s.DATABASE_DIRECT_URL } : null,
  };
}
