import { z } from 'zod';
import type { DayKey } from '../calendar.ts';
import { EXPERIMENT_MESSAGES } from '../experiments/messages.ts';
import { localDay, type MemberClock } from './local-clock.ts';
import { REMINDER_WORDS } from './messages.ts';
import { MAX_REMINDERS_PER_DAY, type ReminderKind } from './reminder.ts';
import { countSentToday, type ReminderFacts } from './reminder-decision.ts';

export const NOTIFICATION_ANSWERS = ['later', 'did', 'did_not'] as const;
export type NotificationAnswer = (typeof NOTIFICATION_ANSWERS)[number];

export interface NotificationAction {
  action: NotificationAnswer | 'open';
  title: string;
}

export const answerNotificationRequest = z.strictObject({
  token: z.string().min(20).max(200),
  answer: z.enum(NOTIFICATION_ANSWERS),
  at: z.iso.datetime(),
});
export type AnswerNotificationRequest = z.infer<typeof answerNotificationRequest>;

export const answerNotificationResponse = z.object({
  until: z.iso.datetime().nullable(),
  didIt: z.boolean().nullable(),
});
export type AnswerNotificationResponse = z.infer<typeof answerNotificationResponse>;

const SNOOZE_MS = 3_600_000;
/** An answer given offline may arrive up to three days after the notification. */
const MAX_ANSWER_AGE_MS = 3 * 86_400_000;

/** A nudge, the end of a break and a letter ask for nothing, so they cannot be postponed. */
const SNOOZABLE: ReadonlySet<ReminderKind> = new Set<ReminderKind>([
  'check_in',
  'weekly_pulse',
  'commitment',
  'experiment',
  'belief_test',
]);

type SnoozeFacts = MemberClock & Pick<ReminderFacts, 'sentOn' | 'sentCount' | 'quietUntil'>;

export type SnoozeDecision =
  | { snoozes: true; until: Date }
  | { snoozes: false; reason: 'another_day' | 'enough_today' | 'quiet' };

export function snoozeDecision(facts: SnoozeFacts, day: DayKey, now: Date): SnoozeDecision {
  const until = new Date(now.getTime() + SNOOZE_MS);
  if (localDay(until, facts) > day) return { snoozes: false, reason: 'another_day' };
  if (countSentToday(facts, day) >= MAX_REMINDERS_PER_DAY)
    return { snoozes: false, reason: 'enough_today' };
  if (facts.quietUntil && facts.quietUntil > until) return { snoozes: false, reason: 'quiet' };
  return { snoozes: true, until };
}

/**
 * Browsers show at most two buttons. A check-in has none, because one tap can't rate five pillars.
 * An experiment has none if the text is hidden, because nobody could tell what it asks.
 */
export function notificationActions(
  { kind, showsText }: { kind: ReminderKind; showsText: boolean },
  facts: SnoozeFacts,
  now: Date,
): NotificationAction[] {
  if (kind === 'experiment' && showsText) {
    return [
      { action: 'did', title: EXPERIMENT_MESSAGES.didIt },
      { action: 'did_not', title: EXPERIMENT_MESSAGES.didNot },
    ];
  }
  const day = localDay(now, facts);
  if (!SNOOZABLE.has(kind) || !snoozeDecision(facts, day, now).snoozes) return [];
  return [
    { action: 'open', title: showsText ? REMINDER_WORDS[kind].button : 'Open' },
    { action: 'later', title: 'In an hour' },
  ];
}

export const isAnswerTooLate = (sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() > MAX_ANSWER_AGE_MS;
