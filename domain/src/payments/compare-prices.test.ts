import { expect, test } from 'vitest';
import { costsMore } from './compare-prices.ts';
import type { PlanPrice } from './plan-price.ts';

const price = (change: Partial<PlanPrice> = {}): PlanPrice => ({
  ...{ amount: 2500, currency: 'eur', interval: 'month', intervalCount: 1 },
  ...change,
});

test.each([
  [price(), price({ amount: 2400 }), true],
  [price(), price(), false],
  [price(), price({ amount: 20_000, interval: 'year' }), true],
  [price(), price({ amount: 30_000, interval: 'year' }), false],
  [price(), price({ amount: 6000, intervalCount: 3 }), true],
  [price(), price({ amount: 2400, currency: 'usd' }), false],
  [price(), price({ amount: null }), false],
  [price({ amount: null }), price(), false],
])('the price %j costs more per year than %j: %s', (one, other, isMore) => {
  expect(costsMore(one, other)).toBe(isMore);
});
