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

export function findCurrency(weeks: readonly Pick<PracticeWeek, 'revenue'>[]): string | null {
  const currencies = new Set(weeks.flatMap(({ revenue }) => Object.keys(revenue)));
  return currencies.size === 1 ? ([...currencies][0] ?? null) : null;
}
