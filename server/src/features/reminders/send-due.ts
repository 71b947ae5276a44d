import { mondayOf } from '@hearthway/domain/calendar';
import { chooseNudge, type DailyNudge } from '@hearthway/domain/daily-nudge/choose-nudge';
import { focusWord, savedFocus } from '@hearthway/domain/focus/focus-choice';
import { wallTime } from '@hearthway/domain/reminders/local-clock';
import { nextDue } from '@hearthway/domain/reminders/next-due';
import {
  type ReminderDecision,
  reminderDecision,
  sentToday,
} from '@hearthway/domain/reminders/reminder-decision';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { users } from '../../db/tables/auth.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { pushDevices, reminderSettings, reminders } from '../../db/tables/reminders.ts';
import { userNudgePrefs } from '../../db/tables/user-nudge-prefs.ts';
import type { Deps } from '../../deps.ts';
import { reminderMail } from './reminder-mail.ts';
import { pushJob } from './reminder-push.ts';
import { letterMail } from './weekly-letter.ts';

/** Small enough that a transaction holds no member's settings for long. */
const BATCH = 200;

type Sender = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config' | 'secrets'>;

/**
 * The minute's work: whatever is due is sent or skipped, and gets its next moment, in one transaction,
 * so that no process sends what another has sent. Returns how many were due.
 */
export async function sendDue(deps: Sender, random: () => number): Promise<number> {
  let all = 0;
  for (;;) {
    const count = await deps.db.asJobs((tx) => sendBatch(tx, deps, random));
    all += count;
    if (count < BATCH) break;
  }
  if (all > 0) {
    deps.jobs.wake('mail');
    deps.jobs.wake('push');
  }
  return all;
}

async function sendBatch(tx: Tx, deps: Sender, random: () => number): Promise<number> {
  const now = deps.clock.now();
  const due = await dueReminders(tx, now);
  if (due.length === 0) return 0;
  const facts = await factsOf(tx, due, now);
  // Of two reminders of one member the second knows of the first.
  const counts = new Map<string, { sentOn: string | null; sentCount: number }>();
  for (const [index, one] of due.entries()) {
    const { reminder, settings } = one;
    const local = wallTime(now, settings.timeZone);
    const count = counts.get(reminder.userId) ?? settings;
    const decision = reminderDecision(
      {
        ...reminder,
        dueAt: reminder.nextDue ?? now,
        isInEvening: reminder.minute === null,
        ...settings,
        ...count,
        snoozeUntil: one.prefs?.snoozeUntil ?? null,
        nudgeShownOn: one.prefs?.dailyLastShown ?? null,
        ...(facts[index] as Facts),
      },
      now,
    );
    const isSent = decision.sends && (await send(tx, deps, one, { today: local.day, now, random }));
    if (isSent) {
      const sentCount = sentToday(count, local.day) + 1;
      counts.set(reminder.userId, { sentOn: local.day, sentCount });
      await tx
        .update(reminderSettings)
        .set({ sentOn: local.day, sentCount })
        .where(eq(reminderSettings.userId, reminder.userId));
    }
    await tx
      .update(reminders)
      .set({
        nextDue: nextMoment(one, decision, now, random),
        ...(isSent && { lastSentAt: now }),
      })
      .where(and(eq(reminders.userId, reminder.userId), eq(reminders.kind, reminder.kind)));
  }
  return due.length;
}

/** Whoever is away hears nothing more until they come back, which gives every reminder a new moment. */
function nextMoment(
  { reminder, settings }: Due,
  decision: ReminderDecision,
  now: Date,
  random: () => number,
): Date | null {
  if (!decision.sends && decision.reason === 'away') return null;
  return nextDue(reminder, settings.timeZone, now, {
    isOver: isOfToday(reminder, settings, now),
    random,
  });
}

/** Whether what was due was due today; what is left over from yesterday leaves today's to come. */
const isOfToday = (
  { nextDue: dueAt }: Due['reminder'],
  { timeZone }: Due['settings'],
  now: Date,
): boolean => !dueAt || wallTime(dueAt, timeZone).day === wallTime(now, timeZone).day;

type Due = Awaited<ReturnType<typeof dueReminders>>[number];

function dueReminders(tx: Tx, now: Date) {
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

interface Facts {
  hasCheckedInToday: boolean;
  lastPulseAt: Date | null;
  openCommitments: number;
  beliefTestDay: string | null;
  isPersonalised: boolean;
}

/** What is done already and what is open, for each of these reminders, by one query. */
async function factsOf(tx: Tx, due: readonly Due[], now: Date): Promise<Facts[]> {
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
      coalesce((select c.granted from consents c
        where c.user_id = d.user_id and c.kind = 'personalisation' order by c.at desc limit 1), false)
        as "isPersonalised"
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

interface Moment {
  today: string;
  now: Date;
  random: () => number;
}

/** False where nothing can be sent: no device to tell, or no mails wanted. */
async function send(tx: Tx, deps: Sender, due: Due, moment: Moment): Promise<boolean> {
  const { reminder, settings } = due;
  const { userId, kind } = reminder;
  const nudge = kind === 'daily_nudge' ? nudgeFor(due, moment.random) : null;
  if (reminder.channel === 'mail') {
    if (settings.wantsNoMail) return false;
    const to = { email: due.email, userId, firstName: due.profile.firstName };
    const mail =
      kind === 'weekly_letter'
        ? await letterMail(tx, deps, to, moment)
        : reminderMail(deps, to, { kind, text: nudge?.text });
    if (!mail) return false;
    await deps.jobs.add(tx, 'mail', {
      mail,
      until: new Date(moment.now.getTime() + mail.goodForMs).toISOString(),
      reminder: { userId, kind },
    });
  } else {
    const devices = await tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId));
    if (devices.length === 0) return false;
    for (const { id } of devices) {
      const words = { kind, text: nudge?.text, showsText: settings.showsText };
      await deps.jobs.add(tx, 'push', pushJob(deps, { deviceId: id, userId }, words, moment));
    }
  }
  if (nudge) await recordNudge(tx, userId, nudge, moment.today);
  return true;
}

function nudgeFor({ profile, prefs }: Due, random: () => number): DailyNudge {
  return chooseNudge(focusWord(savedFocus(profile)), prefs?.lastRuleShown ?? null, random);
}

/** Today's nudge is this one: the open page and the other devices hear that it was shown. */
async function recordNudge(tx: Tx, userId: string, { key }: DailyNudge, today: string) {
  const shown = { dailyLastShown: today, lastRuleShown: key };
  await tx
    .insert(userNudgePrefs)
    .values({ userId, ...shown })
    .onConflictDoUpdate({ target: userNudgePrefs.userId, set: shown });
}
