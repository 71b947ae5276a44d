import { addDays, type DayKey, dayNumber } from '../calendar.ts';

export interface StreakBreak {
  id: string;
  firstDay: DayKey;
  lastDay: DayKey;
}

export const MAX_BREAK_DAYS = 28;
export const PLAN_AHEAD_DAYS = 90;

export type BreakRefusal = 'too_long' | 'too_far' | 'in_the_past' | 'overlaps';
export type BreakDecision = { accepted: true } | { accepted: false; reason: BreakRefusal };

/** A new break starts today or later, so that nobody can excuse missed days afterwards. */
export function breakDecision(
  planned: StreakBreak,
  others: readonly StreakBreak[],
  today: DayKey,
): BreakDecision {
  const { id, firstDay, lastDay } = planned;
  const stored = others.find((one) => one.id === id);
  const refuse = (reason: BreakRefusal): BreakDecision => ({ accepted: false, reason });
  if (lastDay > addDays(firstDay, MAX_BREAK_DAYS - 1)) return refuse('too_long');
  if (firstDay > addDays(today, PLAN_AHEAD_DAYS)) return refuse('too_far');
  const beginsInPast = stored ? firstDay !== stored.firstDay : firstDay < today;
  const earliestEnd = firstDay <= today ? addDays(today, -1) : addDays(firstDay, -1);
  // The past days of a break have already paused the streak, so they cannot be changed.
  if (beginsInPast || (lastDay < earliestEnd && lastDay !== stored?.lastDay)) {
    return refuse('in_the_past');
  }
  const overlaps = others.some(
    (one) =>
      one.id !== id && isNotCancelled(one) && one.firstDay <= lastDay && firstDay <= one.lastDay,
  );
  return overlaps ? refuse('overlaps') : { accepted: true };
}

const isNotCancelled = ({ firstDay, lastDay }: StreakBreak) => firstDay <= lastDay;

export type BreakState =
  | { kind: 'planned'; streakBreak: StreakBreak; startsIn: number }
  | { kind: 'on'; streakBreak: StreakBreak; daysLeft: number }
  | { kind: 'over'; streakBreak: StreakBreak };

/** After its end, a break is mentioned for one more day. */
export function breakState(breaks: readonly StreakBreak[], today: DayKey): BreakState | null {
  const real = breaks.filter(isNotCancelled);
  const days = (from: DayKey, to: DayKey) => dayNumber(to) - dayNumber(from);
  const on = real.find(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay);
  if (on) return { kind: 'on', streakBreak: on, daysLeft: days(today, on.lastDay) };
  const over = real.find(({ lastDay }) => lastDay === addDays(today, -1));
  if (over) return { kind: 'over', streakBreak: over };
  const planned = real
    .filter(({ firstDay }) => firstDay > today)
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1))[0];
  return planned
    ? { kind: 'planned', streakBreak: planned, startsIn: days(today, planned.firstDay) }
    : null;
}

export function toStoppedBreak(streakBreak: StreakBreak, today: DayKey): StreakBreak {
  const hasBegun = streakBreak.firstDay <= today;
  return { ...streakBreak, lastDay: addDays(hasBegun ? today : streakBreak.firstDay, -1) };
}

export function mergeBreaks(
  before: readonly StreakBreak[],
  changed: readonly StreakBreak[],
): StreakBreak[] {
  return [...new Map([...before, ...changed].map((one) => [one.id, one])).values()];
}
