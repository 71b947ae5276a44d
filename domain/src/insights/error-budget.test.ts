import { expect, test } from 'vitest';
import { lookLevel, nextLook } from './error-budget.ts';

test('insights about an outcome are searched for only on the planned days', () => {
  expect(lookLevel('feeling', 29, 0)).toBe(0);
  expect(lookLevel('feeling', 30, 0)).toBe(0.001);
  expect(lookLevel('feeling', 59, 30)).toBe(0);
  expect(lookLevel('feeling', 90, 60)).toBe(0.044);
});

test('a search for insights may use the error allowance of all missed searches before it', () => {
  expect(lookLevel('feeling', 100, 0)).toBeCloseTo(0.047);
  expect(lookLevel('feeling', 180, 120)).toBe(0.003);
  expect(lookLevel('feeling', 365, 120)).toBeCloseTo(0.012);
});

test('the number of recorded days before the next search for insights is known in advance', () => {
  expect([0, 30, 89, 90, 120, 179, 180].map((recorded) => nextLook('feeling', recorded))).toEqual([
    30, 60, 90, 120, 180, 180, 240,
  ]);
});
