import { addDays, type DayKey } from '@hearthway/domain/calendar';
import type { Experiment } from '@hearthway/domain/experiments/experiment';
import { memberFacts } from '@hearthway/domain/insights/member-facts';
import type { MonthlyReviewResponse } from '@hearthway/domain/monthly-review/contract';
import { hasReview, monthBefore } from '@hearthway/domain/monthly-review/month';
import { hasRecords } from '@hearthway/domain/monthly-review/month-changes';
import { factsSince, writeMonthlyReview } from '@hearthway/domain/monthly-review/monthly-review';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { requireToday } from '../../member/day.ts';
import { reviewExperimentsJson } from '../../member/review-experiments.ts';

type Row = {
  facts: unknown;
  experiments: Experiment[];
  joined_at: string;
  seen_for: DayKey | null;
  shows_private: boolean;
};

export async function readMonthlyReview(
  { db, who, now }: Call,
  { today }: { today: DayKey },
): Promise<MonthlyReviewResponse> {
  requireToday(today, now);
  const since = factsSince(today);
  const { rows } = await db.read(who, (tx) =>
    tx.execute<Row>(sql`
      select app.own_insight_facts(${since}, ${addDays(today, 1)}) as facts,
        ${reviewExperimentsJson(sql`profiles.user_id`, sql`${since}::date`)} as experiments,
        profiles.created_at as joined_at,
        (select review_seen_for::text from user_nudge_prefs) as seen_for,
        exists (select from insight_marks
          where is_set and mark = 'private_on_home' and insight = 'all') as shows_private
      from profiles`),
  );
  const [row] = rows;
  if (!row) throw new Error('a signed-in member has no profile');
  const facts = memberFacts.parse(row.facts ?? {});
  const member = { joinedAt: new Date(row.joined_at), hasRecords: hasRecords(facts, today) };
  const { experiments, shows_private: showsPrivate } = row;
  return {
    review: hasReview(member, today)
      ? writeMonthlyReview({ facts, experiments, showsPrivate }, today)
      : null,
    isSeen: (row.seen_for ?? '') >= monthBefore(today),
  };
}
