import type { DayKey } from './calendar.ts';

/** A test makes sure that dates and numbers are formatted only in this file. */
const LOCALE = 'en-GB';

/**
 * Creating a date formatter takes tens of milliseconds on a phone, so it is created on first use.
 */
function lazyFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(LOCALE, options);
    return format.format(date);
  };
}

/** Days are formatted in UTC, so that no time zone can change the date. */
function dayFormat(options: Intl.DateTimeFormatOptions): (day: DayKey) => string {
  const write = lazyFormat({ ...options, timeZone: 'UTC' });
  return (day) => write(new Date(`${day}T00:00:00Z`));
}

export const dayName = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
export const dateName = dayFormat({ day: 'numeric', month: 'long' });
export const fullDate = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });
export const shortDate = dayFormat({ day: 'numeric', month: 'short' });
export const monthName = dayFormat({ month: 'long', year: 'numeric' });

export const shortWeekday = dayFormat({ weekday: 'short' });

export const formatDay = lazyFormat({ dateStyle: 'long' });
export const formatMoment = lazyFormat({ dateStyle: 'medium', timeStyle: 'short' });
export const formatClock = lazyFormat({ timeStyle: 'medium' });
export const formatAppointment = lazyFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

interface RecordedMoment {
  at: string;
  utcOffset: number;
}

function localTimeFormat(options: Intl.DateTimeFormatOptions): (moment: RecordedMoment) => string {
  const write = lazyFormat({ ...options, hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  return ({ at, utcOffset }) => write(new Date(Date.parse(at) + utcOffset * 60_000));
}

export const shortMoment = localTimeFormat({ day: 'numeric', month: 'short' });
export const clockMoment = localTimeFormat({});
export const weekdayMoment = localTimeFormat({ weekday: 'long' });

let numbers: Intl.NumberFormat | undefined;

export function formatNumber(value: number): string {
  numbers ??= new Intl.NumberFormat(LOCALE);
  return numbers.format(value);
}

/** Joins words as in “Ada, Ben and Cy”. */
export const formatList = (words: readonly string[]): string =>
  new Intl.ListFormat(LOCALE).format(words);

export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/**
 * British English (`en-GB`) would write "US$" and "JP¥" instead of "$" and "¥", so amounts use the
 * locale `en`.
 */
export const moneyFormat = (currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
