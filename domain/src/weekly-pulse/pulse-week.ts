import { addDays, type DayKey, startOfWeek } from '../calendar.ts';

export const PULSE_HISTORY_WEEKS = 8;

/**
 * The week a pulse is stored under: the Monday of the member's day. After crossing the date line a
 * member can be due twice in one local week; the second pulse then takes the next week instead of
 * overwriting the first.
 */
export function pulseWeek(today: DayKey, lastWeek: DayKey | null): DayKey {
  const week = startOfWeek(today);
  return lastWeek !== null && week <= lastWeek ? addDays(lastWeek, 7) : week;
}

const MAX_WAIT_DAYS = 6;

/**
 * The day a pulse counts for: the day it was filled in, or the day it arrived if it waited offline
 * for a week or longer.
 */
export function pulseDay({ date, today }: { date: DayKey; today: DayKey }): DayKey {
  return date <= today && date >= addDays(today, -MAX_WAIT_DAYS) ? date : today;
}
