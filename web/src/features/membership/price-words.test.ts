import { expect, test } from 'vitest';
import { splitPrice } from './price-words.ts';

test.each([
  ['€19 a month', '€19', 'a month'],
  ['$12 / month', '$12', '/ month'],
  ['19 € per month', '19 €', 'per month'],
  ['£90 for 180 days', '£90', 'for 180 days'],
  ['Ask us', 'Ask us', ''],
])('the price “%s” is shown as “%s” and “%s”', (price, amount, period) => {
  expect(splitPrice(price)).toEqual({ amount, period });
});
