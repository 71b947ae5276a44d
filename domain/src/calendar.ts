/**
 * Days are `YYYY-MM-DD` keys of the member's own calendar. Arithmetic on them happens in UTC, where
 * every day has 24 hours, so no clock change can move one.
 */
export type DayKey = string;

const DAY_MS = 86_400_000;

const toInstant = (day: DayKey) => Date.parse(`${day}T00:00:00Z`);

/** The calendar day it is for a person whose clock is `offsetMinutes` ahead of UTC. */
export function dayKey(instant: Date, offsetMinutes = 0): DayKey {
  return new Date(instant.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);
}

export function addDays(day: DayKey, count: number): DayKey {
  return dayKey(new Date(toInstant(day) + count * DAY_MS));
}

/** Days counted from some first day: what follows the day of number n has number n + 1. */
export const dayNumber = (day: DayKey): number => toInstant(day) / DAY_MS;

/** The Monday of the week that `day` is in. */
export function mondayOf(day: DayKey): DayKey {
  const weekday = new Date(toInstant(day)).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

const EARLIEST_OFFSET = -12 * 60;
const LATEST_OFFSET = 14 * 60;

/** Whether somebody on earth calls this day "today" at this instant. */
export function isTodaySomewhere(day: DayKey, now: Date): boolean {
  return day >= dayKey(now, EARLIEST_OFFSET) && day <= dayKey(now, LATEST_OFFSET);
}
