import { REMINDER_MESSAGES } from '@hearthway/domain/reminders/messages';
import {
  type AnswerNotificationRequest,
  type AnswerNotificationResponse,
  isAnswerTooLate,
  snoozeDecision,
} from '@hearthway/domain/reminders/notification-answer';
import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { experimentMarks, experiments } from '../../db/tables/experiments.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { reminderSettings, reminders } from '../../db/tables/reminders.ts';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from '../../http/problem.ts';
import { clampToNow } from '../../member/moment.ts';
import { readNotificationToken, type SentNotification } from './notification-token.ts';

type Answerer = Pick<Deps, 'db' | 'secrets' | 'clock'>;

const over = () => new HttpProblem(410, 'notification_over', REMINDER_MESSAGES.notificationOver);

export async function answerNotification(
  { db, secrets, clock }: Answerer,
  { token, answer, at }: AnswerNotificationRequest,
): Promise<AnswerNotificationResponse> {
  const sent = readNotificationToken(secrets, token);
  if (!sent) throw new HttpProblem(404, 'notification_unknown', REMINDER_MESSAGES.notificationOver);
  const now = clock.now();
  if (answer === 'later') {
    return { until: await db.asJobs((tx) => snooze(tx, sent, now)), didIt: null };
  }
  if (isAnswerTooLate(sent.sentAt, now)) throw over();
  const mark = { didIt: answer === 'did', at: clampToNow(at, now) };
  return { until: null, didIt: await db.asJobs((tx) => saveMark(tx, sent, mark)) };
}

/**
 * Only the latest notification can be snoozed, and only once. An hour later, the usual rules decide
 * whether it is sent.
 */
async function snooze(tx: Tx, { userId, kind, day, sentAt }: SentNotification, now: Date) {
  const [settings] = await tx
    .select({
      timeZone: reminderSettings.timeZone,
      sentOn: reminderSettings.sentOn,
      sentCount: reminderSettings.sentCount,
      quietUntil: reminderSettings.quietUntil,
      dayStart: profiles.dayStart,
    })
    .from(reminderSettings)
    .innerJoin(profiles, eq(profiles.userId, reminderSettings.userId))
    .where(eq(reminderSettings.userId, userId))
    .for('update', { of: reminderSettings });
  if (!settings) throw over();
  const decision = snoozeDecision(settings, day, now);
  if (!decision.snoozes)
    throw new HttpProblem(422, decision.reason, REMINDER_MESSAGES.couldNotSnooze);
  const snoozed = await tx
    .update(reminders)
    .set({ nextDue: decision.until, lastSentAt: null })
    .where(
      and(
        eq(reminders.userId, userId),
        eq(reminders.kind, kind),
        eq(reminders.isOn, true),
        eq(reminders.channel, 'push'),
        eq(reminders.lastSentAt, sentAt),
      ),
    )
    .returning({ kind: reminders.kind });
  if (snoozed.length === 0) throw over();
  return decision.until.toISOString();
}

async function saveMark(
  tx: Tx,
  { userId, experimentId, day, sentAt }: SentNotification,
  { didIt, at }: { didIt: boolean; at: Date },
): Promise<boolean> {
  if (!experimentId) throw over();
  const isTheirs = and(eq(experiments.userId, userId), eq(experiments.id, experimentId));
  const [experiment] = await tx.select({ id: experiments.id }).from(experiments).where(isTheirs);
  if (!experiment) throw over();
  const row = { didIt, at: at < sentAt ? sentAt : at };
  await tx
    .insert(experimentMarks)
    .values({ ...row, userId, experiment: experimentId, day })
    .onConflictDoUpdate({
      target: [experimentMarks.userId, experimentMarks.experiment, experimentMarks.day],
      set: row,
      setWhere: lt(experimentMarks.at, sentAt),
    });
  const [stored] = await tx
    .select({ didIt: experimentMarks.didIt })
    .from(experimentMarks)
    .where(
      and(
        eq(experimentMarks.userId, userId),
        eq(experimentMarks.experiment, experimentId),
        eq(experimentMarks.day, day),
      ),
    );
  return stored?.didIt ?? didIt;
}
