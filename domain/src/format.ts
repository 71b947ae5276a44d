import type { DayKey } from './calendar.ts';

/**
 * The only place that formats dates, times and numbers for pages and mails. The product is written
 * in British English, so dates and numbers are too. A tool test forbids other formatting.
 */
const LOCALE = 'en-GB';

/** Creates the formatter on first use: it takes tens of milliseconds on a phone. */
function lazyFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(LOCALE, options);
    return format.format(date);
  };
}

/** Formats in UTC, so that no time zone can shift the day. */
function dayFormat(options: Intl.DateTimeFormatOptions): (day: DayKey) => string {
  const write = lazyFormat({ ...options, timeZone: 'UTC' });
  return (day) => write(new Date(`${day}T00:00:00Z`));
}

/** "Sunday 15 November" */
export const dayName = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
/** "15 November" */
export const dateName = dayFormat({ day: 'numeric', month: 'long' });
/** "15 Nov" */
export const shortDate = dayFormat({ day: 'numeric', month: 'short' });
/** "November 2026" */
export const monthName = dayFormat({ month: 'long', year: 'numeric' });

/** "Sun" */
export const shortWeekday = dayFormat({ weekday: 'short' });

/** "15 November 2026", in the reader's time zone. */
export const formatDay = lazyFormat({ dateStyle: 'long' });
/** "15 Nov 2026, 23:58", in the reader's time zone. */
export const formatMoment = lazyFormat({ dateStyle: 'medium', timeStyle: 'short' });
/** "23:58:07", in the reader's time zone. */
export const formatClock = lazyFormat({ timeStyle: 'medium' });
/** "Sunday 22 November at 22:30", in the reader's time zone. */
export const formatAppointment = lazyFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment recorded with the member's UTC offset. */
interface RecordedMoment {
  at: string;
  /** Minutes ahead of UTC. */
  utcOffset: number;
}

function localTimeFormat(options: Intl.DateTimeFormatOptions): (moment: RecordedMoment) => string {
  const write = lazyFormat({ ...options, hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  return ({ at, utcOffset }) => write(new Date(Date.parse(at) + utcOffset * 60_000));
}

/** "15 Nov, 23:58" */
export const shortMoment = localTimeFormat({ day: 'numeric', month: 'short' });
/** "Sunday 23:58" */
export const weekdayMoment = localTimeFormat({ weekday: 'long' });

let numbers: Intl.NumberFormat | undefined;

/** "5,000" */
export function formatNumber(value: number): string {
  numbers ??= new Intl.NumberFormat(LOCALE);
  return numbers.format(value);
}

/** "1 entry", "5,000 entries" */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
