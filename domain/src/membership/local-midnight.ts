import { addDays, type DayKey } from '../calendar.ts';

export const isTimeZone = (name: string): boolean => findTimeZone(name) !== null;

export const canonicalTimeZone = (name: string): string => findTimeZone(name) ?? name;

function findTimeZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export function getLocalDay(instant: Date, timeZone: string): DayKey {
  return createDayFormatter(timeZone)(instant);
}

/** Clock changes make some days begin at 1 am, so the start of the day has to be searched for. */
export function startOfDay(day: DayKey, timeZone: string): Date {
  const dayAt = createDayFormatter(timeZone);
  let before = Date.parse(`${addDays(day, -2)}T00:00:00Z`);
  let after = Date.parse(`${addDays(day, 2)}T00:00:00Z`);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(new Date(middle)) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

function createDayFormatter(timeZone: string): (instant: Date) => DayKey {
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
