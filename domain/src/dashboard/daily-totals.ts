import { addDays, type DayKey, startOfWeek } from '../calendar.ts';
import type { PracticeTotals } from '../desk-today/contract.ts';
import type { EarlierTotals } from './contract.ts';

/** Numbers that cannot be counted afterwards, by the day on which they were counted. */
export type DailyTotals = Readonly<Record<DayKey, { premium: number; here: number }>>;

const KEPT_DAYS = 40;
const MONTH_DAYS = 30;

/** Adds today's numbers, replacing an earlier count of the same day, and drops old days. */
export function addDailyTotals(
  days: DailyTotals,
  today: DayKey,
  { premium, hereThisWeek }: Pick<PracticeTotals, 'premium' | 'hereThisWeek'>,
): DailyTotals {
  const oldest = addDays(today, -KEPT_DAYS);
  const kept = Object.entries(days).filter(([day]) => day >= oldest && day !== today);
  return Object.fromEntries([...kept, [today, { premium, here: hereThisWeek }]]);
}

/** Compares with thirty days ago, and with the whole last week, counted on its Sunday. */
export function findEarlierTotals(
  days: DailyTotals,
  today: DayKey,
): Pick<EarlierTotals, 'premium' | 'here'> {
  return {
    premium: days[addDays(today, -MONTH_DAYS)]?.premium ?? null,
    here: days[addDays(startOfWeek(today), -1)]?.here ?? null,
  };
}
