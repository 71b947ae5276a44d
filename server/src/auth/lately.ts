import { and, gt, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The clocks of processes that share a database may differ by this much. */
const CLOCKS_DIFFER = 60_000;

/**
 * Whether something happened after `since`, and not in the future: a clock that jumped ahead and came
 * back leaves rows of a time that is still to come, and nobody may be locked out until then.
 */
export const happenedSince = (at: PgColumn, since: Date, now: Date): SQL | undefined =>
  and(gt(at, since), lte(at, new Date(now.getTime() + CLOCKS_DIFFER)));

/** The opposite. */
export const isLongAgo = (at: PgColumn, since: Date, now: Date): SQL | undefined =>
  or(lte(at, since), gt(at, new Date(now.getTime() + CLOCKS_DIFFER)));

/** The same of a moment that was read already: less than so many milliseconds ago, and not to come. */
export function wasWithin(milliseconds: number, at: Date, now: Date): boolean {
  const ago = now.getTime() - at.getTime();
  return ago <= milliseconds && ago >= -CLOCKS_DIFFER;
}
