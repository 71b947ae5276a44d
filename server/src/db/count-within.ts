import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { counts } from './tables/auth.ts';

/** If a limit is exceeded, the caller must throw, so that the rollback undoes the counting. */
export async function countWithin(
  tx: Tx,
  limits: ReadonlyMap<string, number>,
  { windowMs, now }: { windowMs: number; now: Date },
): Promise<boolean> {
  const since = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  // Sorting makes all requests lock the rows in the same order. In different orders, two requests
  // could deadlock.
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
  // Several requests at once may all have passed the first check, so the counts are checked again.
  return after.every(({ what, times }) => times <= (limits.get(what) ?? 0));
}
