import type { ReminderKind } from '@hearthway/domain/reminders/reminder';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

export interface Outcome {
  userId: string;
  kind: ReminderKind;
  nextDue: Date | null;
  isSent: boolean;
  today: string;
  sentCount: number;
  nudgeKey: string | null;
  reviewFor: string | null;
}

export async function saveOutcomes(tx: Tx, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const column = <Value>(rows: readonly Outcome[], of: (outcome: Outcome) => Value) =>
    sql.param(rows.map(of));
  await tx.execute(sql`
    update reminders r
    set next_due = o.next_due, last_sent_at = case when o.is_sent then ${now.toISOString()}::timestamptz else r.last_sent_at end
    from unnest(${column(outcomes, ({ userId }) => userId)}::uuid[],
        ${column(outcomes, ({ kind }) => kind)}::text[],
        ${column(outcomes, ({ nextDue }) => nextDue?.toISOString() ?? null)}::timestamptz[],
        ${column(outcomes, ({ isSent }) => isSent)}::boolean[])
      as o (user_id, kind, next_due, is_sent)
    where r.user_id = o.user_id and r.kind = o.kind`);
  const sent = outcomes.filter(({ isSent }) => isSent);
  if (sent.length === 0) return;
  const reviews = sent.filter(({ reviewFor }) => reviewFor !== null);
  if (reviews.length > 0) {
    await tx.execute(sql`
      insert into user_nudge_prefs (user_id, review_mailed_for)
      select * from unnest(${column(reviews, ({ userId }) => userId)}::uuid[],
        ${column(reviews, ({ reviewFor }) => reviewFor)}::date[])
      on conflict (user_id) do update set review_mailed_for = excluded.review_mailed_for`);
  }
  // A member may get several reminders at once. Each carries the number of reminders sent to this
  // member so far that day, so the highest number is the total.
  await tx.execute(sql`
    update reminder_settings s set sent_on = o.today, sent_count = o.count
    from (select user_id, max(today) as today, max(count) as count
      from unnest(${column(sent, ({ userId }) => userId)}::uuid[],
        ${column(sent, ({ today }) => today)}::date[],
        ${column(sent, ({ sentCount }) => sentCount)}::int[]) as all_sent (user_id, today, count)
      group by user_id) as o
    where s.user_id = o.user_id`);
  const nudges = sent.filter(({ nudgeKey }) => nudgeKey !== null);
  if (nudges.length === 0) return;
  // A daily nudge that was sent as a reminder counts as shown, so that the page does not show
  // another one that day.
  await tx.execute(sql`
    insert into user_nudge_prefs (user_id, daily_last_shown, last_rule_shown)
    select * from unnest(${column(nudges, ({ userId }) => userId)}::uuid[],
      ${column(nudges, ({ today }) => today)}::date[],
      ${column(nudges, ({ nudgeKey }) => nudgeKey)}::text[])
    on conflict (user_id) do update
      set daily_last_shown = excluded.daily_last_shown, last_rule_shown = excluded.last_rule_shown`);
}
