import { and, gt, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Assumed maximum difference between the clocks of the processes that share a database. */
const MAX_CLOCK_SKEW = 60_000;

/**
 * True for times after `since` that are not in the future. If a clock was wrong for a while, it has
 * left rows dated in the future, which must not lock anyone out until that date.
 */
export const happenedSince = (at: PgColumn, since: Date, now: Date): SQL | undefined =>
  and(gt(at, since), lte(at, new Date(now.getTime() + MAX_CLOCK_SKEW)));

export const isLongAgo = (at: PgColumn, since: Date, now: Date): SQL | undefined =>
  or(lte(at, since), gt(at, new Date(now.getTime() + MAX_CLOCK_SKEW)));

/** Like `happenedSince`, for a time that was already read from the database. */
export function wasWithin(milliseconds: number, at: Date, now: Date): boolean {
  const ago = now.getTime() - at.getTime();
  return ago <= milliseconds && ago >= -MAX_CLOCK_SKEW;
}
