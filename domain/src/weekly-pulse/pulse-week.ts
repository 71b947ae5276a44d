import { addDays, type DayKey, mondayOf } from '../calendar.ts';

export const PULSE_HISTORY_WEEKS = 8;

/**
 * The week a pulse is stored under: the Monday of the member's day. Someone who flew across the date
 * line can be due again within one local week; that pulse takes the next week and overwrites nothing.
 */
export function pulseWeek(today: DayKey, lastWeek: DayKey | null): DayKey {
  const week = mondayOf(today);
  return lastWeek !== null && week <= lastWeek ? addDays(lastWeek, 7) : week;
}

const MAX_WAIT_DAYS = 6;

/**
 * The day a pulse counts for: the day it was filled in, when it waited for the network for less than
 * a week; otherwise the day it arrived.
 */
export function pulseDay({ date, today }: { date: DayKey; today: DayKey }): DayKey {
  return date <= today && date >= addDays(today, -MAX_WAIT_DAYS) ? date : today;
}
