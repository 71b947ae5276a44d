import { addDays } from '@hearthway/domain/calendar';
import type { Experiment } from '@hearthway/domain/experiments/experiment';
import { memberFacts } from '@hearthway/domain/insights/member-facts';
import type { MonthlyReview } from '@hearthway/domain/monthly-review/contract';
import { hasReview, isInLetter } from '@hearthway/domain/monthly-review/month';
import { hasRecords } from '@hearthway/domain/monthly-review/month-changes';
import { factsSince, writeMonthlyReview } from '@hearthway/domain/monthly-review/monthly-review';
import { localDay } from '@hearthway/domain/reminders/local-clock';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { reviewExperimentsJson } from '../../member/review-experiments.ts';
import { type DueReminder, memberClock } from './due-reminders.ts';

export async function readReviews(
  tx: Tx,
  letters: readonly Pick<DueReminder, 'settings' | 'profile' | 'nudge'>[],
  now: Date,
): Promise<Map<string, MonthlyReview>> {
  const due = letters.flatMap(({ settings, profile, nudge }) => {
    const today = localDay(now, memberClock({ settings, profile }));
    return isInLetter(nudge?.reviewMailedFor ?? null, today)
      ? [{ userId: settings.userId, joinedAt: profile.createdAt, today }]
      : [];
  });
  if (due.length === 0) return new Map();
  const { rows } = await tx.execute<{ facts: unknown; experiments: Experiment[] }>(sql`
    select app.insight_facts(d.user_id, d.since, d.before) as facts,
      ${reviewExperimentsJson(sql`d.user_id`, sql`d.since`)} as experiments
    from unnest(${sql.param(due.map(({ userId }) => userId))}::uuid[],
        ${sql.param(due.map(({ today }) => factsSince(today)))}::date[],
        ${sql.param(due.map(({ today }) => addDays(today, 1)))}::date[])
      with ordinality as d (user_id, since, before, place)
    order by d.place`);
  return new Map(
    due.flatMap(({ userId, joinedAt, today }, index): [string, MonthlyReview][] => {
      const facts = memberFacts.parse(rows[index]?.facts ?? {});
      const experiments = rows[index]?.experiments ?? [];
      if (!hasReview({ joinedAt, hasRecords: hasRecords(facts, today) }, today)) return [];
      // Somebody else may see the email, so it leaves out private subjects.
      return [[userId, writeMonthlyReview({ facts, experiments, showsPrivate: false }, today)]];
    }),
  );
}
