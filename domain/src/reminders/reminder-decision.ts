import type { DayKey } from '../calendar.ts';
import { isNudgeHour } from '../daily-nudge/next-nudge-time.ts';
import { pulseStatus } from '../weekly-pulse/pulse-gate.ts';
import { localDay, type MemberClock, wallTime } from './local-clock.ts';
import { AWAY_AFTER_MS, MAX_REMINDERS_PER_DAY, type ReminderKind } from './reminder.ts';

/** Reminders that are more than an hour late, for example after an outage, are dropped. */
const MAX_DELAY_MS = 60 * 60_000;
/** The weekly letter is about a whole week, so it may come a day later. */
const MAX_LETTER_DELAY_MS = 86_400_000;
const WEEK_MS = 7 * 86_400_000;

export interface ReminderFacts extends MemberClock {
  kind: ReminderKind;
  dueAt: Date;
  isInEvening: boolean;
  lastSentAt: Date | null;
  seenAt: Date;
  snoozeUntil: Date | null;
  quietUntil: Date | null;
  sentOn: DayKey | null;
  sentCount: number;
  nudgeShownOn: DayKey | null;
  hasCheckedInToday: boolean;
  lastPulseAt: Date | null;
  openCommitments: number;
  beliefTestDay: DayKey | null;
  endsBreakToday: boolean;
  hasExperimentToday: boolean;
  isPremiumActive: boolean;
  isPersonalised: boolean;
}

export type SkipReason =
  | 'too_late'
  | 'away'
  | 'quiet'
  | 'snoozed'
  | 'not_premium'
  | 'nothing_to_do'
  | 'enough_today'
  | 'no_consent';

export type ReminderDecision = { sends: true } | { sends: false; reason: SkipReason };

const PREMIUM_KINDS: ReadonlySet<ReminderKind> = new Set(['commitment', 'belief_test']);

const skip = (reason: SkipReason): ReminderDecision => ({ sends: false, reason });

export function reminderDecision(facts: ReminderFacts, now: Date): ReminderDecision {
  const today = localDay(now, facts);
  if (now.getTime() - facts.seenAt.getTime() > AWAY_AFTER_MS) return skip('away');
  const maxDelay = facts.kind === 'weekly_letter' ? MAX_LETTER_DELAY_MS : MAX_DELAY_MS;
  if (now.getTime() - facts.dueAt.getTime() > maxDelay) return skip('too_late');
  if (facts.isInEvening && !isNudgeHour(wallTime(now, facts.timeZone))) return skip('too_late');
  if (facts.quietUntil && facts.quietUntil > now) return skip('quiet');
  if (facts.snoozeUntil && facts.snoozeUntil > now) return skip('snoozed');
  if (facts.kind === 'weekly_letter' && !facts.isPersonalised) return skip('no_consent');
  if (PREMIUM_KINDS.has(facts.kind) && !facts.isPremiumActive) return skip('not_premium');
  if (!hasSomethingToDo(facts, today, now)) return skip('nothing_to_do');
  if (countSentToday(facts, today) >= MAX_REMINDERS_PER_DAY) return skip('enough_today');
  return { sends: true };
}

export const countSentToday = (
  { sentOn, sentCount }: Pick<ReminderFacts, 'sentOn' | 'sentCount'>,
  today: DayKey,
): number => (sentOn === today ? sentCount : 0);

function hasSomethingToDo(facts: ReminderFacts, today: DayKey, now: Date): boolean {
  switch (facts.kind) {
    case 'daily_nudge':
      return facts.nudgeShownOn !== today;
    case 'check_in':
      return !facts.hasCheckedInToday;
    case 'weekly_pulse':
      return isPulseNewlyOpen(facts, now);
    case 'commitment':
      return facts.openCommitments > 0;
    case 'belief_test':
      return facts.beliefTestDay !== null && !wasSentSince(facts, facts.beliefTestDay);
    case 'experiment':
      return facts.hasExperimentToday;
    case 'break_end':
      return facts.endsBreakToday;
    case 'weekly_letter':
      return true;
  }
}

function isPulseNewlyOpen({ lastPulseAt, lastSentAt }: ReminderFacts, now: Date): boolean {
  if (!lastPulseAt || !pulseStatus(lastPulseAt, now).due) return false;
  return !lastSentAt || lastSentAt.getTime() < lastPulseAt.getTime() + WEEK_MS;
}

const wasSentSince = (facts: ReminderFacts, day: DayKey): boolean =>
  facts.lastSentAt !== null && localDay(facts.lastSentAt, facts) >= day;
