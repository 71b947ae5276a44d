import type { DayKey } from './calendar.ts';

/**
 * This file alone formats dates, times and numbers for pages and emails; a test forbids formatting
 * elsewhere. The product is written in British English, so dates and numbers follow British rules.
 */
const LOCALE = 'en-GB';

/**
 * Creates the formatter on first use, because creating it takes tens of milliseconds on a phone.
 */
function lazyFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(LOCALE, options);
    return format.format(date);
  };
}

/** Formats a calendar day in UTC, so that no time zone can shift it to another day. */
function dayFormat(options: Intl.DateTimeFormatOptions): (day: DayKey) => string {
  const write = lazyFormat({ ...options, timeZone: 'UTC' });
  return (day) => write(new Date(`${day}T00:00:00Z`));
}

/** Formats a day as "Sunday 15 November". */
export const dayName = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
/** Formats a day as "15 November". */
export const dateName = dayFormat({ day: 'numeric', month: 'long' });
/** Formats a day as "15 Nov". */
export const shortDate = dayFormat({ day: 'numeric', month: 'short' });
/** Formats a day as "November 2026". */
export const monthName = dayFormat({ month: 'long', year: 'numeric' });

/** Formats a day as "Sun". */
export const shortWeekday = dayFormat({ weekday: 'short' });

/** Formats a moment as "15 November 2026", in the reader's time zone. */
export const formatDay = lazyFormat({ dateStyle: 'long' });
/** Formats a moment as "15 Nov 2026, 23:58", in the reader's time zone. */
export const formatMoment = lazyFormat({ dateStyle: 'medium', timeStyle: 'short' });
/** Formats a moment as "23:58:07", in the reader's time zone. */
export const formatClock = lazyFormat({ timeStyle: 'medium' });
/** Formats a moment as "Sunday 22 November at 22:30", in the reader's time zone. */
export const formatAppointment = lazyFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment stored together with the UTC offset of the member's clock at that time. */
interface RecordedMoment {
  at: string;
  /** Offset of the member's clock in minutes; positive if it is ahead of UTC. */
  utcOffset: number;
}

function localTimeFormat(options: Intl.DateTimeFormatOptions): (moment: RecordedMoment) => string {
  const write = lazyFormat({ ...options, hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  return ({ at, utcOffset }) => write(new Date(Date.parse(at) + utcOffset * 60_000));
}

/** Formats a recorded moment as "15 Nov, 23:58", in the member's local time of then. */
export const shortMoment = localTimeFormat({ day: 'numeric', month: 'short' });
/** Formats a recorded moment as "Sunday 23:58", in the member's local time of then. */
export const weekdayMoment = localTimeFormat({ weekday: 'long' });

let numbers: Intl.NumberFormat | undefined;

/** Formats a number as "5,000". */
export function formatNumber(value: number): string {
  numbers ??= new Intl.NumberFormat(LOCALE);
  return numbers.format(value);
}

/** Formats a count with its noun, as "1 entry" or "5,000 entries". */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
