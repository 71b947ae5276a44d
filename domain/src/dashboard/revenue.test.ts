import { expect, test } from 'vitest';
import type { PracticeWeek } from './contract.ts';
import { findCurrency, formatRevenue, listRevenue } from './revenue.ts';

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

test('a week whose payments are not all known by amount has no revenue', () => {
  const week = (paying: number, priced: number, revenue: PracticeWeek['revenue']) =>
    ({ paying, priced, revenue }) as PracticeWeek;
  expect(listRevenue([week(0, 0, {}), week(2, 1, { eur: 100 }), week(2, 2, { eur: 200 })])).toEqual(
    [0, null, 200],
  );
  expect(listRevenue([week(0, 0, {})])).toEqual([null]);
});
