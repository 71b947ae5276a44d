import { dayNumber } from '../calendar.ts';
import type { SleepUnit } from './csv-columns.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/;
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)(?!\d)/;
const MONTH_FIRST = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/i;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3})[a-z]*\.?,? (\d{4})(?!\d)/i;

/** Other rows of the file decide whether 3/4/2026 is in March or in April. */
export interface SlashedDate {
  first: number;
  second: number;
  year: number;
}

export function readDate(cell: string): number | SlashedDate | null {
  const iso = ISO.exec(cell);
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dotted = DOTTED.exec(cell);
  if (dotted) return toDay(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = SLASHED.exec(cell);
  if (slashed) {
    const [first, second] = [Number(slashed[1]), Number(slashed[2])];
    const isPossible = Math.min(first, second) <= 12 && Math.max(first, second) <= 31;
    const year = Number(slashed[3]);
    return isPossible ? { first, second, year: year < 100 ? 2000 + year : year } : null;
  }
  const named = MONTH_FIRST.exec(cell);
  if (named) return toDay(Number(named[3]), monthOf(named[1]), Number(named[2]));
  const other = DAY_FIRST.exec(cell);
  return other ? toDay(Number(other[3]), monthOf(other[2]), Number(other[1])) : null;
}

const monthOf = (name = ''): number => MONTHS.indexOf(name.toLowerCase()) + 1;

const pad = (value: number) => String(value).padStart(2, '0');

function toDay(year: number, month: number, day: number): number | null {
  const number = dayNumber(`${year}-${pad(month)}-${pad(day)}`);
  // JavaScript turns 31 June into 1 July, so the day of the month is compared.
  const isReal = new Date(number * 86_400_000).getUTCDate() === day;
  return Number.isNaN(number) || !isReal ? null : number;
}

/**
 * If the dates are valid both as day/month and as month/day, the order that puts the days closer
 * together wins.
 */
export function orderDates(dates: readonly SlashedDate[]): (date: SlashedDate) => number | null {
  const asDayFirst = ({ first, second, year }: SlashedDate) => toDay(year, second, first);
  const asMonthFirst = ({ first, second, year }: SlashedDate) => toDay(year, first, second);
  const spread = (read: typeof asDayFirst) => {
    const days = dates.map(read);
    if (days.includes(null)) return Number.POSITIVE_INFINITY;
    const found = days as number[];
    return found.reduce((a, b) => Math.max(a, b), 0) - found.reduce((a, b) => Math.min(a, b));
  };
  if (dates.length === 0) return asMonthFirst;
  return spread(asDayFirst) < spread(asMonthFirst) ? asDayFirst : asMonthFirst;
}

export const readNumber = (cell: string): number =>
  Number(/^-?\d+(?:[.,]\d+)?/.exec(cell)?.[0].replace(',', '.') ?? Number.NaN);

/** Thousands may be separated as in "8,432", "8.432" or "8 432". */
export function readCount(cell: string): number {
  const isGrouped = /^\d{1,3}(?:[.,'\s]\d{3})+$/.test(cell);
  return readNumber(isGrouped ? cell.replaceAll(/\D/g, '') : cell);
}

export function readDuration(cell: string): number | null {
  const clock = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(cell);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const words = /^(?:(\d+)\s*h[a-z]*\.?)?\s*(?:(\d+)\s*m[a-z]*\.?)?(?:\s*\d+\s*s[a-z]*\.?)?$/i.exec(
    cell,
  );
  if (!words || (words[1] === undefined && words[2] === undefined)) return null;
  return Number(words[1] ?? 0) * 60 + Number(words[2] ?? 0);
}

const MINUTES: Record<SleepUnit, number> = {
  ...{ hours: 60, minutes: 1, seconds: 1 / 60, milliseconds: 1 / 60_000 },
};

/**
 * If the column has no unit, the longest night decides: up to 24 must be hours, up to 1,440
 * minutes, and so on.
 */
export function minutesPer(unit: SleepUnit | null, longest: number): number {
  if (unit) return MINUTES[unit];
  if (longest <= 24) return MINUTES.hours;
  if (longest <= 24 * 60) return MINUTES.minutes;
  return longest <= 24 * 3600 ? MINUTES.seconds : MINUTES.milliseconds;
}
