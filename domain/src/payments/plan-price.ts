import { moneyFormat } from '../format.ts';

export const PLAN_INTERVALS = ['day', 'week', 'month', 'year'] as const;

/** What the payment provider charges regularly for a plan. */
export interface PlanPrice {
  /** In the currency's smallest unit, such as cents; null if the amount depends on something. */
  amount: number | null;
  /** The currency as three small letters, such as “eur”. */
  currency: string;
  interval: (typeof PLAN_INTERVALS)[number];
  intervalCount: number;
}

const toUnits = ({ amount, currency }: PlanPrice): number | null => {
  const { maximumFractionDigits: digits = 2 } = moneyFormat(currency).resolvedOptions();
  return amount === null ? null : amount / 10 ** digits;
};

/** Returns “€25 a month”, or null if there is no fixed amount. */
export function formatPlanPrice(price: PlanPrice): string | null {
  const units = toUnits(price);
  if (units === null) return null;
  const money = moneyFormat(price.currency).format(units);
  const { interval, intervalCount } = price;
  return `${money} ${intervalCount === 1 ? `a ${interval}` : `every ${intervalCount} ${interval}s`}`;
}

/** True if the words that members read name another amount or period than the provider charges. */
export function wordsDiffer(words: string, price: PlanPrice): boolean {
  const units = toUnits(price);
  if (words.trim() === '' || units === null) return false;
  const numbers = (words.match(/\d+(?:[.,]\d{1,2})?(?!\d)/g) ?? []).map((text) =>
    Number(text.replace(',', '.')),
  );
  if (numbers.length > 0 && !numbers.includes(units)) return true;
  const named = PLAN_INTERVALS.filter((interval) =>
    new RegExp(`\\b${interval}(s|ly)?\\b`, 'i').test(words),
  );
  return named.length > 0 && !named.includes(price.interval);
}
