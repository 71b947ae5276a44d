import { expect, test } from 'vitest';
import { firstPayment, splitPrice, trialLabel } from './price-words.ts';

test.each([
  ['€19 a month', '€19', 'a month'],
  ['$12 / month', '$12', '/ month'],
  ['19 € per month', '19 €', 'per month'],
  ['£90 for 180 days', '£90', 'for 180 days'],
  ['Ask us', 'Ask us', ''],
])('a price is split into amount and period: “%s” is “%s” and “%s”', (price, amount, period) => {
  expect(splitPrice(price)).toEqual({ amount, period });
});

test.each([
  ['14 days free', 'Start 14 days free'],
  ['1 month free ', 'Start 1 month free'],
  ['The first visit is on us', null],
  [null, null],
])(
  'the button offers the free trial if its wording is short enough: %j becomes %j',
  (trial, label) => {
    expect(trialLabel(trial)).toBe(label);
  },
);

test.each([
  ['14 days free', '2026-12-03'],
  ['2 weeks free', '2026-12-03'],
  ['1 day free', '2026-11-20'],
  ['1 month free', null],
  ['The first visit is on us', null],
  [null, null],
])('with the trial %j from 19 November, the first payment is on %j', (trial, day) => {
  expect(firstPayment(trial, '2026-11-19')).toBe(day);
});
