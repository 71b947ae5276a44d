import { expect, test } from 'vitest';
import { median, ms, perSecond } from './bench.ts';

test.each([
  [[7], 7],
  [[10, 2, 9], 9],
  [[4, 1], 2.5],
  [[100, 2, 10, 1], 6],
  [[-1, -3, -2], -2],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('computing a median leaves the given list as it was', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('measured values are rounded to significant digits', () => {
  expect([perSecond(12.34), perSecond(1234.5)]).toEqual(['12.3/s', '1235/s']);
  expect([ms(1.234), ms(12.34)]).toEqual(['1.23 ms', '12.3 ms']);
});
