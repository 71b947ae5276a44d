import type { PlanPrice } from './plan-price.ts';

const PER_YEAR = { day: 365, week: 52, month: 12, year: 1 } as const;

const toYearly = ({ amount, interval, intervalCount }: PlanPrice): number | null =>
  amount === null ? null : (amount * PER_YEAR[interval]) / intervalCount;

export function costsMore(one: PlanPrice, other: PlanPrice): boolean {
  const [first, second] = [toYearly(one), toYearly(other)];
  return one.currency === other.currency && first !== null && second !== null && first > second;
}
