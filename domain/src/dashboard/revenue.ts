import { moneyFormat } from '../format.ts';
import { formatAmount } from '../payments/plan-price.ts';
import type { PracticeWeek } from './contract.ts';

export function formatRevenue({ revenue }: Pick<PracticeWeek, 'revenue'>): string | null {
  const sums = Object.entries(revenue);
  if (sums.length === 0) return null;
  return sums
    .map(([currency, amount]) => formatAmount(toWhole(amount, currency), currency))
    .join(' + ');
}

/** Cents would suggest an accuracy that an estimate does not have. */
function toWhole(amount: number, currency: string): number {
  const unit = 10 ** (moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2);
  return Math.round(amount / unit) * unit;
}

/**
 * If the amount of a payment is unknown, the week's revenue would look too low, so it is left out.
 */
export const listRevenue = (weeks: readonly PracticeWeek[]): (number | null)[] => {
  const currency = findCurrency(weeks);
  return weeks.map(({ priced, paying, revenue }) =>
    currency && priced === paying ? (revenue[currency] ?? 0) : null,
  );
};

export function findCurrency(weeks: readonly Pick<PracticeWeek, 'revenue'>[]): string | null {
  const currencies = new Set(weeks.flatMap(({ revenue }) => Object.keys(revenue)));
  return currencies.size === 1 ? ([...currencies][0] ?? null) : null;
}
