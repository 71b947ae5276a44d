import { addDays, type DayKey } from '../calendar.ts';

/** Whether this is a time zone we know, such as `Europe/Lisbon`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The calendar day it is in that zone at this instant. */
export function dayIn(instant: Date, timeZone: string): DayKey {
  return wallCalendar(timeZone)(instant);
}

/**
 * The instant a day begins in that zone. Found by looking, because clocks change: some days begin at
 * one in the morning. No zone is more than a day from UTC.
 */
export function startOfDay(day: DayKey, timeZone: string): Date {
  const dayAt = wallCalendar(timeZone);
  let before = Date.parse(`${addDays(day, -2)}T00:00:00Z`);
  let after = Date.parse(`${addDays(day, 2)}T00:00:00Z`);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(new Date(middle)) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

function wallCalendar(timeZone: string): (instant: Date) => DayKey {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (instant) => {
    const parts = format.formatToParts(instant);
    const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
    return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  };
}
