import type { DayKey } from './calendar.ts';

/**
 * The one way to write dates, times and numbers, on every screen and in every mail. The product's
 * English is British, so its dates and numbers are too: a sentence in one English with a date in
 * another reads like a mistake. A tool test forbids other ways.
 */
const LOCALE = 'en-GB';

/** Made at its first use: the browser's calendars cost a phone tens of milliseconds. */
function written(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(LOCALE, options);
    return format.format(date);
  };
}

/** A day key names a day of the member's calendar, so it is read in UTC, where no zone can move it. */
function writtenDay(options: Intl.DateTimeFormatOptions): (day: DayKey) => string {
  const write = written({ ...options, timeZone: 'UTC' });
  return (day) => write(new Date(`${day}T00:00:00Z`));
}

/** "Sunday 15 November" */
export const dayName = writtenDay({ weekday: 'long', day: 'numeric', month: 'long' });
/** "15 November" */
export const dateName = writtenDay({ day: 'numeric', month: 'long' });
/** "15 Nov" */
export const shortDate = writtenDay({ day: 'numeric', month: 'short' });
/** "November 2026" */
export const monthName = writtenDay({ month: 'long', year: 'numeric' });

/** "Sun" */
export const shortWeekday = writtenDay({ weekday: 'short' });

/** "15 November 2026", where the reader is. */
export const formatDay = written({ dateStyle: 'long' });
/** "15 Nov 2026, 23:58", where the reader is. */
export const formatMoment = written({ dateStyle: 'medium', timeStyle: 'short' });
/** "23:58:07", where the reader is. */
export const formatClock = written({ timeStyle: 'medium' });
/** "Sunday 22 November at 22:30", where the reader is. */
export const formatAppointment = written({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment that was noted with the clock on the member's wall. */
interface NotedMoment {
  at: string;
  /** Minutes that that clock was ahead of UTC. */
  utcOffset: number;
}

function writtenOnWall(options: Intl.DateTimeFormatOptions): (moment: NotedMoment) => string {
  const write = written({ ...options, hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  return ({ at, utcOffset }) => write(new Date(Date.parse(at) + utcOffset * 60_000));
}

/** "15 Nov, 23:58" */
export const shortMoment = writtenOnWall({ day: 'numeric', month: 'short' });
/** "Sunday 23:58" */
export const weekdayMoment = writtenOnWall({ weekday: 'long' });

let numbers: Intl.NumberFormat | undefined;

/** "5,000" */
export function numberText(value: number): string {
  numbers ??= new Intl.NumberFormat(LOCALE);
  return numbers.format(value);
}

/** "1 entry", "5,000 entries" */
export const countText = (count: number, one: string, many: string): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;
