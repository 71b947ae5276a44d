import { lt, sql } from 'drizzle-orm';
import { deleteExpired } from '../../db/delete-expired.ts';
import { guideThreads } from '../../db/tables/guide.ts';
import type { Deps } from '../../deps.ts';

const MAX_AGE_MS = 90 * 86_400_000;
const MAX_THREADS = 20;

export async function deleteOldThreads({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - MAX_AGE_MS);
  const isTooOld = lt(guideThreads.updatedAt, oldest);
  for (const isExpired of [isTooOld, EXCEEDS_LIMIT]) {
    await deleteExpired((work) => db.asJobs(work), guideThreads, isExpired);
  }
}

const EXCEEDS_LIMIT = sql`ctid in (
  select past.ctid
  from (select user_id from ${guideThreads} group by user_id having count(*) > ${MAX_THREADS}) many,
    lateral (
      select ctid from ${guideThreads} where user_id = many.user_id
      order by updated_at desc offset ${MAX_THREADS}
    ) past)`;
