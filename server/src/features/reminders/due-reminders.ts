import { startOfWeek } from '@hearthway/domain/calendar';
import type { Instruction } from '@hearthway/domain/experiments/experiment';
import type { HabitId } from '@hearthway/domain/experiments/habits';
import { localDay, type MemberClock } from '@hearthway/domain/reminders/local-clock';
import type { ReminderFacts } from '@hearthway/domain/reminders/reminder-decision';
import { asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { users } from '../../db/tables/auth.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { reminderSettings, reminders } from '../../db/tables/reminders.ts';
import { userNudgePrefs } from '../../db/tables/user-nudge-prefs.ts';
import { PROFILE_JSON, type Profile, toProfile } from '../../member/profile.ts';

const BATCH_SIZE = 200;

type Facts = Pick<
  ReminderFacts,
  | 'hasCheckedInToday'
  | 'lastPulseAt'
  | 'openCommitments'
  | 'beliefTestDay'
  | 'endsBreakToday'
  | 'isPersonalised'
>;

export interface DueReminder {
  reminder: typeof reminders.$inferSelect;
  settings: typeof reminderSettings.$inferSelect;
  email: string;
  profile: Profile;
  nudge: Pick<
    typeof userNudgePrefs.$inferSelect,
    'snoozeUntil' | 'dailyLastShown' | 'lastRuleShown' | 'reviewMailedFor'
  > | null;
  facts: Facts;
  devices: string[];
  experiment: { id: string; habit: HabitId; words: string; instruction: Instruction } | null;
}

/** Rows that another process has locked are skipped, so that no reminder is sent twice. */
export async function readDueReminders(tx: Tx, now: Date): Promise<DueReminder[]> {
  const due = await tx
    .select()
    .from(reminders)
    .where(lte(reminders.nextDue, now))
    .orderBy(asc(reminders.nextDue))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const people = await readMembers(tx, due);
  const known = due.flatMap((reminder) => {
    const person = people.get(reminder.userId);
    return person ? [{ reminder, ...person }] : [];
  });
  const facts = await readFacts(tx, known, now);
  return known.map((one, index) => ({ ...one, ...(facts[index] as (typeof facts)[number]) }));
}

type ReminderMember = Pick<DueReminder, 'settings' | 'email' | 'profile' | 'nudge'>;

async function readMembers(
  tx: Tx,
  due: readonly Pick<DueReminder, 'reminder'>['reminder'][],
): Promise<Map<string, ReminderMember>> {
  const rows = await tx
    .select({
      settings: reminderSettings,
      email: users.email,
      profile: PROFILE_JSON,
      nudge: {
        snoozeUntil: userNudgePrefs.snoozeUntil,
        dailyLastShown: userNudgePrefs.dailyLastShown,
        lastRuleShown: userNudgePrefs.lastRuleShown,
        reviewMailedFor: userNudgePrefs.reviewMailedFor,
      },
    })
    .from(reminderSettings)
    .innerJoin(users, eq(users.id, reminderSettings.userId))
    .innerJoin(profiles, eq(profiles.userId, reminderSettings.userId))
    .leftJoin(userNudgePrefs, eq(userNudgePrefs.userId, reminderSettings.userId))
    .where(sql`${reminderSettings.userId} = any(${toUserIds(due)})`)
    .for('update', { of: reminderSettings, skipLocked: true });
  return new Map(
    rows.map(({ profile, ...rest }) => [
      rest.settings.userId,
      { ...rest, profile: toProfile(profile) },
    ]),
  );
}

export const memberClock = ({
  settings,
  profile,
}: Pick<DueReminder, 'settings' | 'profile'>): MemberClock => ({
  timeZone: settings.timeZone,
  dayStart: profile.dayStart,
});

const toUserIds = (due: readonly { userId: string }[]): SQL =>
  sql`${sql.param(due.map(({ userId }) => userId))}::uuid[]`;

async function readFacts(
  tx: Tx,
  due: readonly Pick<DueReminder, 'reminder' | 'settings' | 'profile'>[],
  now: Date,
): Promise<Pick<DueReminder, 'facts' | 'devices' | 'experiment'>[]> {
  const days = due.map((one) => localDay(now, memberClock(one)));
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
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
      (select json_build_object('id', e.id, 'habit', e.habit, 'words', e.words, 'instruction',
          case substr(e.plan, d.day - e.starts_on + 1, 1) when '1' then 'do' else 'leave' end)
        from experiments e where e.user_id = d.user_id and e.stopped_on is null
          and e.starts_on <= d.day and d.day < e.starts_on + length(e.plan) limit 1) as experiment,
      coalesce((select c.granted from consents c
        where c.user_id = d.user_id and c.kind = 'personalisation' order by c.at desc limit 1), false)
        as "isPersonalised",
      array(select p.id::text from push_devices p where p.user_id = d.user_id) as devices
    from unnest(${toUserIds(due.map(({ reminder }) => reminder))},
        ${sql.param(days)}::date[],
        ${sql.param(days.map(startOfWeek))}::date[])
      with ordinality as d (user_id, day, week, place)
    order by d.place`);
  return rows.map(({ devices, lastPulseAt, experiment, ...rest }) => ({
    experiment: experiment as DueReminder['experiment'],
    facts: { ...rest, lastPulseAt: lastPulseAt ? new Date(lastPulseAt as string) : null } as Facts,
    devices: devices as string[],
  }));
}
