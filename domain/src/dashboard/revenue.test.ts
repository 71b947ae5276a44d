import { expect, test } from 'vitest';
import { findCurrency, formatRevenue } from './revenue.ts';

test.each<[Record<string, number>, string | null]>([
  [{ eur: 17100 }, '€171'],
  [{ eur: 123456 }, '€1,235'],
  [{ jpy: 5000 }, '¥5,000'],
  [{ eur: 17100, usd: 2400 }, '€171 + $24'],
  [{}, null],
])('the revenue %j reads “%s”', (revenue, text) => {
  expect(formatRevenue({ revenue })).toBe(text);
});

test('the currency is known only if all weeks have the same one', () => {
  expect(findCurrency([{ revenue: {} }, { revenue: { eur: 1 } }])).toBe('eur');
  expect(findCurrency([{ revenue: { usd: 1 } }, { revenue: { eur: 1 } }])).toBeNull();
  expect(findCurrency([{ revenue: {} }])).toBeNull();
});
