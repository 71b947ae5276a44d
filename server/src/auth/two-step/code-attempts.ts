import { and, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { mfaFailures } from '../../db/tables/two-step.ts';
import { AuthError } from '../auth-error.ts';
import { happenedSince } from '../recency.ts';

const MINUTE = 60_000;
const SHORT = { window: 5 * MINUTE, max: 5 };
/** With 30 guesses a day, finding a six-digit code takes thirty years on average. */
const LONG = { window: 24 * 60 * MINUTE, max: 30 };
export const FAILURES_KEPT = LONG.window;

/** Callers must run `lockFactors` first, so that guesses sent at once are all counted. */
export async function checkAttempts(tx: Tx, userId: string, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const [failures] = await tx
    .select({
      long: count(),
      short: sql<number>`count(*) filter (where ${mfaFailures.at} > ${ago(SHORT.window).toISOString()})::int`,
    })
    .from(mfaFailures)
    .where(
      and(eq(mfaFailures.userId, userId), happenedSince(mfaFailures.at, ago(LONG.window), now)),
    );
  const { long = 0, short = 0 } = failures ?? {};
  if (short < SHORT.max && long < LONG.max) return;
  throw new AuthError(
    429,
    'over_request_rate_limit',
    long < LONG.max
      ? 'Too many wrong codes. Please wait five minutes and try again.'
      : 'Too many wrong codes today. Please try again tomorrow.',
    { headers: { 'Retry-After': String(SHORT.window / 1000) } },
  );
}

export async function recordWrongCode(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.insert(mfaFailures).values({ userId, at: now });
}

export function wrongCode(): AuthError {
  return new AuthError(
    422,
    'mfa_verification_failed',
    'That code isn’t right. Please check it and try again.',
  );
}
