import { mondayOf } from '@hearthway/domain/calendar';
import { wallTime } from '@hearthway/domain/reminders/local-clock';
import type { ReminderFacts } from '@hearthway/domain/reminders/reminder-decision';
import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { users } from '../../db/tables/auth.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { reminderSettings, reminders } from '../../db/tables/reminders.ts';
import { userNudgePrefs } from '../../db/tables/user-nudge-prefs.ts';

/** Small enough that a transaction holds no member's settings for long. */
export const BATCH = 200;

export type Due = Awaited<ReturnType<typeof dueReminders>>[number];

/**
 * What is due, found by the index on the moment: however many members there are, only those that are
 * due are looked at. Both rows are held, and what another process holds is left to it.
 */
export function dueReminders(tx: Tx, now: Date) {
  return tx
    .select({
      reminder: reminders,
      settings: reminderSettings,
      email: users.email,
      prefs: {
        snoozeUntil: userNudgePrefs.snoozeUntil,
        dailyLastShown: userNudgePrefs.dailyLastShown,
        lastRuleShown: userNudgePrefs.lastRuleShown,
      },
      profile: {
        firstName: profiles.firstName,
        focus: profiles.focus,
        nudgeFocus: profiles.nudgeFocus,
      },
    })
    .from(reminders)
    .innerJoin(reminderSettings, eq(reminderSettings.userId, reminders.userId))
    .innerJoin(users, eq(users.id, reminders.userId))
    .innerJoin(profiles, eq(profiles.userId, reminders.userId))
    .leftJoin(userNudgePrefs, eq(userNudgePrefs.userId, reminders.userId))
    .where(lte(reminders.nextDue, now))
    .orderBy(asc(reminders.nextDue))
    .limit(BATCH)
    .for('update', { of: [reminders, reminderSettings], skipLocked: true });
}

type Facts = Pick<
  ReminderFacts,
  | 'hasCheckedInToday'
  | 'lastPulseAt'
  | 'openCommitments'
  | 'beliefTestDay'
  | 'endsBreakToday'
  | 'isPersonalised'
> & { devices: string[] };

/** What is done already, what is open, and who is told, for each of these reminders, by one query. */
export async function factsOf(tx: Tx, due: readonly Due[], now: Date): Promise<Facts[]> {
  const rows = due.map(({ reminder, settings }) => {
    const { day } = wallTime(now, settings.timeZone);
    return { user: reminder.userId, day, week: mondayOf(day) };
  });
  const { rows: facts } = await tx.execute<Record<string, unknown>>(sql`
    select
      exists (select from daily_checkins c where c.user_id = d.user_id and c.date = d.day)
        as "hasCheckedInToday",
      (select max(r.created_at) from reports r
        where r.user_id = d.user_id and r.kind = 'weekly_pulse') as "lastPulseAt",
      (select count(*)::int from commitments c
        where c.user_id = d.user_id and c.week = d.week and c.review is null
          and not exists (select from commitment_ticks t where t.user_id = c.user_id
            and t.commitment = c.id and t.day = d.day and t.is_done)) as "openCommitments",
      (select max(b.act_by)::text from belief_worksheets b where b.user_id = d.user_id
        and b.finished_on is not null and b.reviewed_on is null and b.act_by <= d.day) as "beliefTestDay",
      exists (select from streak_breaks s where s.user_id = d.user_id
        and s.first_day <= s.last_day and s.last_day = d.day) as "endsBreakToday",
      coalesce((select c.granted from consents c
        where c.user_id = d.user_id and c.kind = 'personalisation' order by c.at desc limit 1), false)
        as "isPersonalised",
      array(select p.id::text from push_devices p where p.user_id = d.user_id) as devices
    from unnest(${sql.param(rows.map(({ user }) => user))}::uuid[],
        ${sql.param(rows.map(({ day }) => day))}::date[],
        ${sql.param(rows.map(({ week }) => week))}::date[])
      with ordinality as d (user_id, day, week, place)
    order by d.place`);
  return facts.map(
    ({ lastPulseAt, ...rest }) =>
      ({ ...rest, lastPulseAt: lastPulseAt ? new Date(lastPulseAt as string) : null }) as Facts,
  );
}
