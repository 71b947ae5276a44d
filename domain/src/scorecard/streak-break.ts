import { addDays, type DayKey, dayNumber } from '../calendar.ts';

/** Days, both included, on which the count pauses. One that was called off ends before it begins. */
export interface StreakBreak {
  id: string;
  firstDay: DayKey;
  lastDay: DayKey;
}

export const LONGEST_BREAK_DAYS = 28;
/** How far ahead one can be planned. */
export const PLAN_AHEAD_DAYS = 90;

export type BreakRefusal = 'too_long' | 'too_far' | 'in_the_past' | 'overlaps';
export type BreakDecision = { accepted: true } | { accepted: false; reason: BreakRefusal };

/**
 * Whether a break may be written on `today`. It is planned, not excused: it begins today or later.
 * One that is there may be shortened, to yesterday at the earliest, or made longer.
 */
export function breakDecision(
  planned: StreakBreak,
  others: readonly StreakBreak[],
  today: DayKey,
): BreakDecision {
  const { id, firstDay, lastDay } = planned;
  const stored = others.find((one) => one.id === id);
  const refuse = (reason: BreakRefusal): BreakDecision => ({ accepted: false, reason });
  if (lastDay > addDays(firstDay, LONGEST_BREAK_DAYS - 1)) return refuse('too_long');
  if (firstDay > addDays(today, PLAN_AHEAD_DAYS)) return refuse('too_far');
  const beginsInPast = stored ? firstDay !== stored.firstDay : firstDay < today;
  const earliestEnd = firstDay <= today ? addDays(today, -1) : addDays(firstDay, -1);
  // Yesterday's day of a break was already paused: nobody can take it back, nor call it off later.
  if (beginsInPast || (lastDay < earliestEnd && lastDay !== stored?.lastDay)) {
    return refuse('in_the_past');
  }
  const overlaps = others.some(
    (one) => one.id !== id && isReal(one) && one.firstDay <= lastDay && firstDay <= one.lastDay,
  );
  return overlaps ? refuse('overlaps') : { accepted: true };
}

const isReal = ({ firstDay, lastDay }: StreakBreak) => firstDay <= lastDay;

export type BreakState =
  | { kind: 'planned'; streakBreak: StreakBreak; startsIn: number }
  | { kind: 'on'; streakBreak: StreakBreak; daysLeft: number }
  | { kind: 'over'; streakBreak: StreakBreak };

/** What there is to say about breaks today; one that ended is told on the day after. */
export function breakState(breaks: readonly StreakBreak[], today: DayKey): BreakState | null {
  const real = breaks.filter(isReal);
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

/** Called off before it began; later it ends with yesterday, as today may still be a streak day. */
export function stoppedBreak(streakBreak: StreakBreak, today: DayKey): StreakBreak {
  const hasBegun = streakBreak.firstDay <= today;
  return { ...streakBreak, lastDay: addDays(hasBegun ? today : streakBreak.firstDay, -1) };
}

/** The list with these breaks as they are now. */
export function withBreaks(
  before: readonly StreakBreak[],
  changed: readonly StreakBreak[],
): StreakBreak[] {
  return [...new Map([...before, ...changed].map((one) => [one.id, one])).values()];
}
