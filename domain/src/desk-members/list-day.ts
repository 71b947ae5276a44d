/**
 * `day` stands for dates such as 31/3/2027, `month` for 3/31/2027, and null for dates that fit
 * both.
 */
export type DayOrder = 'day' | 'month' | null;

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ ,T].*)?$/;
const ISO = /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[T ].*)?$/;
const DOTTED = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})(?: .*)?$/;
const MONTH_FIRST = /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})\b/i;
const DAY_FIRST = /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<name>[a-z]{3,9})\.?,? (?<year>\d{4})\b/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LAST_DAY = '2199-12-31';

/** One date such as 31/3/2027 shows the order of all dates in its column. */
export function findDayOrder(texts: readonly string[]): DayOrder {
  const orders = new Set<DayOrder>();
  for (const text of texts) {
    const [, first = 0, second = 0] = SLASHED.exec(text)?.map(Number) ?? [];
    if (first > 12 && second <= 12) orders.add('day');
    if (second > 12 && first <= 12) orders.add('month');
  }
  return orders.size === 1 ? ([...orders][0] ?? null) : null;
}

export function findUnclearDay(texts: readonly string[]): string | null {
  if (findDayOrder(texts)) return null;
  const isUnclear = (text: string) => {
    const [, first = 0, second = 0] = SLASHED.exec(text)?.map(Number) ?? [];
    const isEither = first !== second && first <= 12 && second <= 12;
    return isEither && readListDay(text, 'day') !== null && readListDay(text, 'month') !== null;
  };
  return texts.find(isUnclear) ?? null;
}

export function readListDay(text: string, order: DayOrder): string | null {
  const [, first = 0, second = 0, year] = SLASHED.exec(text)?.map(Number) ?? [];
  if (year !== undefined) {
    const isDayFirst = first > 12 || (second <= 12 && order === 'day');
    if (first <= 12 && second <= 12 && first !== second && !order) return null;
    return isDayFirst ? toDay(year, second, first) : toDay(year, first, second);
  }
  const parts = (
    ISO.exec(text) ??
    DOTTED.exec(text) ??
    MONTH_FIRST.exec(text) ??
    DAY_FIRST.exec(text)
  )?.groups;
  if (!parts) return null;
  const { name, month, day } = parts;
  const at = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(month);
  return toDay(Number(parts.year), at, Number(day));
}

function toDay(year: number, month: number, day: number): string | null {
  const two = (number: number) => String(number).padStart(2, '0');
  const key = `${year}-${two(month)}-${two(day)}`;
  const instant = new Date(`${key}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(key);
  return isReal && key <= LAST_DAY ? key : null;
}
