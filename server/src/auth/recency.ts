import { and, gt, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const MAX_CLOCK_SKEW = 60_000;

/** If a clock was wrong, rows may be dated in the future. Such rows must not lock anyone out. */
export const happenedSince = (at: PgColumn, since: Date, now: Date): SQL | undefined =>
  and(gt(at, since), lte(at, new Date(now.getTime() + MAX_CLOCK_SKEW)));

export const isLongAgo = (at: PgColumn, since: Date, now: Date): SQL | undefined =>
  or(lte(at, since), gt(at, new Date(now.getTime() + MAX_CLOCK_SKEW)));

export function wasWithin(milliseconds: number, at: Date, now: Date): boolean {
  const ago = now.getTime() - at.getTime();
  return ago <= milliseconds && ago >= -MAX_CLOCK_SKEW;
}
