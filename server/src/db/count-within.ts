import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { counts } from './tables/auth.ts';

/**
 * Counts an event under each name and returns whether all counts are within their limits. Callers
 * throw if not, so that the rollback undoes the counting of a refused event.
 */
export async function countWithin(
  tx: Tx,
  limits: ReadonlyMap<string, number>,
  { windowMs, now }: { windowMs: number; now: Date },
): Promise<boolean> {
  const since = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  // The names are sorted, so that two requests cannot deadlock.
  const names = [...limits.keys()].toSorted();
  const before = await tx
    .select()
    .from(counts)
    .where(and(eq(counts.since, since), inArray(counts.what, names)));
  if (before.some(({ what, times }) => times >= (limits.get(what) ?? 0))) return false;
  const after = await tx
    .insert(counts)
    .values(names.map((what) => ({ what, since, times: 1 })))
    .onConflictDoUpdate({
      target: [counts.what, counts.since],
      set: { times: sql`${counts.times} + 1` },
    })
    .returning();
  // Parallel requests may all have passed the check above, so compare the counts again.
  return after.every(({ what, times }) => times <= (limits.get(what) ?? 0));
}
