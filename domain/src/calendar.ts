/** Days are calculated in UTC, where every day has 24 hours, so clock changes cannot shift them. */
export type DayKey = string;

const DAY_MS = 86_400_000;

const toInstant = (day: DayKey) => Date.parse(`${day}T00:00:00Z`);

export function dayKey(instant: Date, offsetMinutes = 0): DayKey {
  return new Date(instant.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);
}

export function addDays(day: DayKey, count: number): DayKey {
  return dayKey(new Date(toInstant(day) + count * DAY_MS));
}

export const dayNumber = (day: DayKey): number => toInstant(day) / DAY_MS;

export function startOfWeek(day: DayKey): DayKey {
  const weekday = new Date(toInstant(day)).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

export const EARLIEST_OFFSET = -12 * 60;
const LATEST_OFFSET = 14 * 60;

export function isTodaySomewhere(day: DayKey, now: Date): boolean {
  return day >= dayKey(now, EARLIEST_OFFSET) && day <= dayKey(now, LATEST_OFFSET);
}
