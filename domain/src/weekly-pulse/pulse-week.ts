import { addDays, type DayKey, startOfWeek } from '../calendar.ts';

export const PULSE_HISTORY_WEEKS = 8;

/**
 * A member who crosses the date line can have two pulses due in one week. The second is stored
 * under the next week, so that it does not overwrite the first.
 */
export function pulseWeek(today: DayKey, lastWeek: DayKey | null): DayKey {
  const week = startOfWeek(today);
  return lastWeek !== null && week <= lastWeek ? addDays(lastWeek, 7) : week;
}

const MAX_WAIT_DAYS = 6;

/** A pulse that waited offline for a week or longer gets the day on which it arrived. */
export function pulseDay({ date, today }: { date: DayKey; today: DayKey }): DayKey {
  return date <= today && date >= addDays(today, -MAX_WAIT_DAYS) ? date : today;
}
