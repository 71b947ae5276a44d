import { lt } from 'drizzle-orm';
import { deleteExpired } from '../../db/delete-expired.ts';
import { analyticsEvents } from '../../db/tables/analytics-events.ts';
import type { Deps } from '../../deps.ts';

const MAX_AGE_MS = 400 * 86_400_000;

export async function deleteOldEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - MAX_AGE_MS);
  await deleteExpired(
    (work) => db.asJobs(work),
    analyticsEvents,
    lt(analyticsEvents.createdAt, oldest),
  );
}
