import { dayKey } from '@hearthway/domain/calendar';
import type {
  SeenReviewAnswer,
  SeenReviewRequest,
} from '@hearthway/domain/monthly-review/contract';
import { monthBefore } from '@hearthway/domain/monthly-review/month';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { userNudgePrefs } from '../../db/tables/user-nudge-prefs.ts';

/**
 * UTC+14 is the first time zone in which a day begins. Members there may already be in the new
 * month.
 */
const LATEST_OFFSET = 14 * 60;

/**
 * Stores the month whose review the member has seen. A month that has not ended anywhere on earth
 * does not count, because its review would then be hidden in advance.
 */
export async function saveSeenReview(
  { db, who, now }: Call,
  { month }: SeenReviewRequest,
): Promise<SeenReviewAnswer> {
  const latest = monthBefore(dayKey(now, LATEST_OFFSET));
  const reviewSeenFor = month < latest ? month : latest;
  const [saved] = await db.writeOne(who, (tx) =>
    tx
      .insert(userNudgePrefs)
      .values({ userId: who.userId, reviewSeenFor })
      .onConflictDoUpdate({
        target: userNudgePrefs.userId,
        set: {
          reviewSeenFor: sql`greatest(${userNudgePrefs.reviewSeenFor}, excluded.review_seen_for)`,
        },
      })
      .returning({ seenFor: userNudgePrefs.reviewSeenFor }),
  );
  return { seenFor: saved?.seenFor ?? reviewSeenFor };
}
