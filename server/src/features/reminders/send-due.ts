import type { DayKey } from '@hearthway/domain/calendar';
import { chooseNudge } from '@hearthway/domain/daily-nudge/choose-nudge';
import { instructionText } from '@hearthway/domain/experiments/sentences';
import { parseFocusWord, savedFocus } from '@hearthway/domain/focus/focus-choice';
import { membershipSummary } from '@hearthway/domain/membership/summary';
import { localDay, wallTime } from '@hearthway/domain/reminders/local-clock';
import { nextDue } from '@hearthway/domain/reminders/next-due';
import { notificationActions } from '@hearthway/domain/reminders/notification-answer';
import {
  countSentToday,
  type ReminderDecision,
  reminderDecision,
} from '@hearthway/domain/reminders/reminder-decision';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { MailJob, PushJob } from '../../jobs/queues.ts';
import { readOwnNudges } from '../../member/practice-settings.ts';
import { type DueReminder, memberClock, readDueReminders } from './due-reminders.ts';
import { reminderMail } from './reminder-mail.ts';
import { pushJob } from './reminder-push.ts';
import { type Outcome, saveOutcomes } from './save-outcomes.ts';
import { type Letters, letterMail, readLetters } from './weekly-letter.ts';

type Sender = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config' | 'secrets'>;

/** Sending and rescheduling share a transaction, so that no reminder is sent twice. */
export async function sendDue(deps: Sender, random: () => number): Promise<number> {
  let all = 0;
  for (let count = -1; count !== 0; all += count) {
    count = await deps.db.asJobs((tx) => sendBatch(tx, deps, random));
  }
  if (all > 0) {
    deps.jobs.wake('mail');
    deps.jobs.wake('push');
  }
  return all;
}

async function sendBatch(tx: Tx, deps: Sender, random: () => number): Promise<number> {
  const now = deps.clock.now();
  const due = await readDueReminders(tx, now);
  if (due.length === 0) return 0;
  const letters = await readLetters(
    tx,
    due.filter(({ reminder }) => reminder.kind === 'weekly_letter'),
    now,
  );
  const own = due.some(({ reminder }) => reminder.kind === 'daily_nudge')
    ? await readOwnNudges(tx)
    : new Map<string, string>();
  const outcomes: Outcome[] = [];
  const jobs = { mail: [] as MailJob[], push: [] as PushJob[] };
  const counts = new Map<string, { sentOn: string | null; sentCount: number }>();
  for (const one of due) {
    const { reminder, settings, profile, nudge } = one;
    const clock = memberClock(one);
    const today = localDay(now, clock);
    const count = counts.get(reminder.userId) ?? settings;
    const decision = reminderDecision(
      {
        ...reminder,
        dueAt: reminder.nextDue ?? now,
        isInEvening: reminder.minute === null,
        ...settings,
        ...clock,
        ...count,
        snoozeUntil: nudge?.snoozeUntil ?? null,
        nudgeShownOn: nudge?.dailyLastShown ?? null,
        isPremiumActive: membershipSummary(profile, now).isPremiumActive,
        ...one.facts,
        hasExperimentToday: one.experiment !== null,
      },
      now,
    );
    const sentCount = countSentToday(count, today) + 1;
    const sent = decision.sends
      ? buildMessages(deps, one, { letters, own }, { now, random, today, sentCount })
      : null;
    if (sent) {
      jobs.mail.push(...sent.mail);
      jobs.push.push(...sent.push);
      counts.set(reminder.userId, { sentOn: today, sentCount });
    }
    outcomes.push({
      userId: reminder.userId,
      kind: reminder.kind,
      nextDue: nextDueAfter(one, decision, now, random),
      isSent: sent !== null,
      today,
      sentCount: counts.get(reminder.userId)?.sentCount ?? 0,
      nudgeKey: sent?.nudgeKey ?? null,
      reviewFor: sent?.reviewFor ?? null,
    });
  }
  await saveOutcomes(tx, outcomes, now);
  await deps.jobs.addAll(tx, 'mail', jobs.mail);
  await deps.jobs.addAll(tx, 'push', jobs.push);
  return due.length;
}

function nextDueAfter(
  { reminder, settings: { timeZone } }: DueReminder,
  decision: ReminderDecision,
  now: Date,
  random: () => number,
): Date | null {
  if (!decision.sends && decision.reason === 'away') return null;
  // A reminder that was due yesterday and is handled today must not replace today's reminder.
  const dueOn = wallTime(reminder.nextDue ?? now, timeZone).day;
  const isOver = dueOn === wallTime(now, timeZone).day;
  return nextDue(reminder, timeZone, now, { isOver, random });
}

function buildMessages(
  deps: Sender,
  one: DueReminder,
  { letters, own }: { letters: Letters; own: ReadonlyMap<string, string> },
  moment: { now: Date; random: () => number; today: DayKey; sentCount: number },
) {
  const { reminder, settings, email, profile, nudge: shown, devices, experiment } = one;
  const { userId, kind } = reminder;
  const chosen =
    kind === 'daily_nudge'
      ? chooseNudge(
          parseFocusWord(savedFocus(profile)),
          shown?.lastRuleShown ?? null,
          moment.random,
        )
      : null;
  const nudge = chosen && { ...chosen, text: own.get(chosen.key) ?? chosen.text };
  const nudgeKey = nudge?.key ?? null;
  const text =
    kind === 'experiment' && experiment
      ? instructionText(experiment, experiment.instruction)
      : nudge?.text;
  if (reminder.channel === 'push') {
    const { showsText } = settings;
    const { today, sentCount } = moment;
    const facts = { ...settings, ...memberClock(one), sentOn: today, sentCount };
    const actions = notificationActions({ kind, showsText }, facts, moment.now);
    const experimentId = kind === 'experiment' ? (experiment?.id ?? null) : null;
    const words = { kind, text, showsText, actions, experimentId };
    const push = devices.map((deviceId) => pushJob(deps, { deviceId, userId }, words, moment));
    return push.length > 0 ? { mail: [], push, nudgeKey, reviewFor: null } : null;
  }
  const to = { email, userId, firstName: profile.firstName };
  const mail =
    kind === 'weekly_letter'
      ? letterMail(deps, to, letters)
      : reminderMail(deps, to, { kind, text });
  if (!mail) return null;
  const until = new Date(moment.now.getTime() + mail.goodForMs).toISOString();
  const reviewFor = kind === 'weekly_letter' ? (letters.reviews.get(userId)?.month ?? null) : null;
  return { mail: [{ mail, until, reminder: { userId, kind } }], push: [], nudgeKey, reviewFor };
}
