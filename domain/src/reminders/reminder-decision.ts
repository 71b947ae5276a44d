import type { DayKey } from '../calendar.ts';
import { isNudgeHour } from '../daily-nudge/next-nudge-time.ts';
import { pulseStatus } from '../weekly-pulse/pulse-gate.ts';
import { wallTime } from './local-clock.ts';
import { AWAY_AFTER_MS, MAX_REMINDERS_PER_DAY, type ReminderKind } from './reminder.ts';

/** How late a reminder may be sent, for example after a server outage. Later ones are dropped. */
const MAX_DELAY_MS = 60 * 60_000;
const WEEK_MS = 7 * 86_400_000;

export interface ReminderFacts {
  kind: ReminderKind;
  dueAt: Date;
  /** Sent at a random minute of the evening rather than at a time the member chose. */
  isInEvening: boolean;
  timeZone: string;
  lastSentAt: Date | null;
  seenAt: Date;
  snoozeUntil: Date | null;
  quietUntil: Date | null;
  /** Day of the last reminder by the member's calendar, and how many were sent that day. */
  sentOn: DayKey | null;
  sentCount: number;
  nudgeShownOn: DayKey | null;
  hasCheckedInToday: boolean;
  lastPulseAt: Date | null;
  /** This week's commitments that were neither ticked today nor reviewed. */
  openCommitments: number;
  /** Latest day chosen for a belief test that has come and has no review yet. */
  beliefTestDay: DayKey | null;
  endsBreakToday: boolean;
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

/** These lead to premium features, so members without premium do not get them. */
const PREMIUM_KINDS: ReadonlySet<ReminderKind> = new Set(['commitment', 'belief_test']);

const skip = (reason: SkipReason): ReminderDecision => ({ sends: false, reason });

/** Decides whether to send a due reminder; the first rule that forbids it gives the reason. */
export function reminderDecision(facts: ReminderFacts, now: Date): ReminderDecision {
  const local = wallTime(now, facts.timeZone);
  if (now.getTime() - facts.seenAt.getTime() > AWAY_AFTER_MS) return skip('away');
  if (now.getTime() - facts.dueAt.getTime() > MAX_DELAY_MS) return skip('too_late');
  if (facts.isInEvening && !isNudgeHour(local)) return skip('too_late');
  if (facts.quietUntil && facts.quietUntil > now) return skip('quiet');
  if (facts.snoozeUntil && facts.snoozeUntil > now) return skip('snoozed');
  if (facts.kind === 'weekly_letter' && !facts.isPersonalised) return skip('no_consent');
  if (PREMIUM_KINDS.has(facts.kind) && !facts.isPremiumActive) return skip('not_premium');
  if (!hasSomethingToDo(facts, local.day, now)) return skip('nothing_to_do');
  if (countSentToday(facts, local.day) >= MAX_REMINDERS_PER_DAY) return skip('enough_today');
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
    case 'break_end':
      return facts.endsBreakToday;
    case 'weekly_letter':
      return true;
  }
}

/** One reminder each time the pulse opens. There is none before the first pulse. */
function isPulseNewlyOpen({ lastPulseAt, lastSentAt }: ReminderFacts, now: Date): boolean {
  if (!lastPulseAt || !pulseStatus(lastPulseAt, now).due) return false;
  return !lastSentAt || lastSentAt.getTime() < lastPulseAt.getTime() + WEEK_MS;
}

const wasSentSince = ({ lastSentAt, timeZone }: ReminderFacts, day: DayKey): boolean =>
  lastSentAt !== null && wallTime(lastSentAt, timeZone).day >= day;
