import type { DayKey } from '../calendar.ts';
import { isNudgeHour } from '../daily-nudge/next-nudge-time.ts';
import { pulseStatus } from '../weekly-pulse/pulse-gate.ts';
import { wallTime } from './local-clock.ts';
import { AWAY_AFTER_MS, MOST_A_DAY, type ReminderKind } from './reminder.ts';

/** How late a reminder may be, after a stop of the server for instance. Later ones are not made up. */
const LATEST_MS = 60 * 60_000;
const WEEK_MS = 7 * 86_400_000;

/** What is known of a member when a reminder is due. */
export interface ReminderFacts {
  kind: ReminderKind;
  dueAt: Date;
  /** Whether it comes at some minute of the evening, not at a time of the member's own. */
  isInEvening: boolean;
  timeZone: string;
  lastSentAt: Date | null;
  /** The last day on which the app was open anywhere. */
  seenAt: Date;
  snoozeUntil: Date | null;
  /** Since words of crisis. */
  quietUntil: Date | null;
  /** The day of the last reminder by the member's calendar, and how many it had. */
  sentOn: DayKey | null;
  sentCount: number;
  nudgeShownOn: DayKey | null;
  hasCheckedInToday: boolean;
  lastPulseAt: Date | null;
  /** Commitments of this week that were neither ticked today nor looked back on. */
  openCommitments: number;
  /** The latest day that was chosen for a test of a belief and has come, without a word on it yet. */
  beliefTestDay: DayKey | null;
  /** Whether a planned break of the streak has its last day today. */
  endsBreakToday: boolean;
  /** Whether premium tools are open to the member. */
  isPremiumActive: boolean;
  /** Whether check-ins and answers may be used to choose what is sent. */
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

/** Reminders of what is closed to everybody else, so that nobody is led to a locked door. */
const OF_PREMIUM: ReadonlySet<ReminderKind> = new Set(['commitment', 'belief_test']);

const skip = (reason: SkipReason): ReminderDecision => ({ sends: false, reason });

/** Whether a reminder that is due is sent: the first rule that stands in its way says why not. */
export function reminderDecision(facts: ReminderFacts, now: Date): ReminderDecision {
  const local = wallTime(now, facts.timeZone);
  if (now.getTime() - facts.seenAt.getTime() > AWAY_AFTER_MS) return skip('away');
  if (now.getTime() - facts.dueAt.getTime() > LATEST_MS) return skip('too_late');
  if (facts.isInEvening && !isNudgeHour(local)) return skip('too_late');
  if (facts.quietUntil && facts.quietUntil > now) return skip('quiet');
  if (facts.snoozeUntil && facts.snoozeUntil > now) return skip('snoozed');
  if (facts.kind === 'weekly_letter' && !facts.isPersonalised) return skip('no_consent');
  if (OF_PREMIUM.has(facts.kind) && !facts.isPremiumActive) return skip('not_premium');
  if (!hasSomethingToDo(facts, local.day, now)) return skip('nothing_to_do');
  if (sentToday(facts, local.day) >= MOST_A_DAY) return skip('enough_today');
  return { sends: true };
}

export const sentToday = (
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
      return hasJustOpened(facts, now);
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

/** Once for each time it opens. A first pulse waits for nobody. */
function hasJustOpened({ lastPulseAt, lastSentAt }: ReminderFacts, now: Date): boolean {
  if (!lastPulseAt || !pulseStatus(lastPulseAt, now).due) return false;
  return !lastSentAt || lastSentAt.getTime() < lastPulseAt.getTime() + WEEK_MS;
}

const wasSentSince = ({ lastSentAt, timeZone }: ReminderFacts, day: DayKey): boolean =>
  lastSentAt !== null && wallTime(lastSentAt, timeZone).day >= day;
