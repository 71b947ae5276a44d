import { expect, test } from 'vitest';
import { formatPlanPrice, type PlanPrice, parseAmount, wordsDiffer } from './plan-price.ts';

const price = (change: Partial<PlanPrice> = {}): PlanPrice => ({
  ...{ amount: 2500, currency: 'eur', interval: 'month', intervalCount: 1 },
  ...change,
});

test.each([
  [price(), '€25 a month'],
  [price({ amount: 1990, interval: 'year' }), '€19.90 a year'],
  [price({ amount: 5000, currency: 'jpy' }), '¥5,000 a month'],
  [price({ intervalCount: 3 }), '€25 every 3 months'],
  [price({ amount: null }), null],
])('the price %j reads “%s”', (one, words) => {
  expect(formatPlanPrice(one)).toBe(words);
});

test.each([
  ['€25 a month', price(), false],
  ['25,00 € monthly', price(), false],
  ['€19 a month', price(), true],
  ['€25 a year', price(), true],
  ['€125 a month', price(), true],
  ['$25 a month', price(), true],
  ['€1,200 a year', price({ amount: 120_000, interval: 'year' }), false],
  ['€1.200 a year', price({ amount: 120_000, interval: 'year' }), false],
  ['€1,300 a year', price({ amount: 120_000, interval: 'year' }), true],
  ['$25 a month', price({ currency: 'cad' }), false],
  ['Ask us', price(), false],
  ['', price(), false],
  ['€19.90', price({ amount: 1990 }), false],
  ['€25 a month', price({ amount: null }), false],
])('the text “%s” contradicts the price %j: $2', (words, one, differ) => {
  expect(wordsDiffer(words, one)).toBe(differ);
});

test.each([
  ['25', 'eur', 2500],
  [' 19,90 ', 'eur', 1990],
  ['19.9', 'usd', 1990],
  ['2500', 'jpy', 2500],
  ['25.50', 'jpy', null],
  ['0.10', 'eur', null],
  ['1.000', 'eur', null],
  ['-5', 'eur', null],
  ['1e3', 'eur', null],
  ['', 'eur', null],
])(
  'the amount “%s” in %s is stored as %s in the smallest unit of the currency',
  (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount);
  },
);
