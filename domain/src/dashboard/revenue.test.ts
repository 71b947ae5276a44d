import { describe, expect, it, test } from 'vitest';
import { estimateRevenue, parsePrice } from './revenue.ts';

test.each([
  ['€19 a month', 19],
  ['$12.50 per month', 12.5],
  ['$120 a year', 10],
  ['19 € / month', 19],
  ['CHF 24 monthly', 24],
  ['Free', null],
  ['Ask us', null],
  ['From €19', null],
  ['€19', null],
  [null, null],
])('the price “%s” is %s a month', (text, perMonth) => {
  expect(parsePrice(text)?.perMonth ?? null).toBe(perMonth);
});

describe('the estimated revenue', () => {
  const prices = { premium: '$12 a month', premium_plus: '$240 a year' };

  it('multiplies paying members by the price of their tier', () => {
    const paying = [
      { tier: 'premium', people: 10 },
      { tier: 'premium_plus', people: 2 },
    ] as const;
    expect(estimateRevenue(paying, prices)).toBe('$160');
  });

  it('is unknown if nobody pays, a price cannot be read, or currencies differ', () => {
    expect(estimateRevenue([], prices)).toBeNull();
    expect(estimateRevenue([{ tier: 'premium', people: 3 }], { ...prices, premium: 'Ask' })).toBe(
      null,
    );
    const paying = [
      { tier: 'premium', people: 1 },
      { tier: 'premium_plus', people: 1 },
    ] as const;
    expect(estimateRevenue(paying, { ...prices, premium_plus: '€30 a month' })).toBeNull();
  });
});
