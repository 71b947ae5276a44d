import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

/** Less than the five minutes that a chart may be old, with room for counting. */
export const NUMBERS_EVERY_SECONDS = 240;

/** Counts the dashboard's charts anew. */
export async function makeNumbers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().toISOString();
  await db.asJobs(async (tx) => {
    // Among a million members counting takes longer than a request may.
    await tx.execute(sql`set local statement_timeout = '200s'`);
    await tx.execute(sql`select app.make_desk_numbers(${now}::timestamptz)`);
  });
}
