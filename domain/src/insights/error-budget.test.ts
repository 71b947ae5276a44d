import { expect, test } from 'vitest';
import { ALL_SPOKES } from '../weekly-pulse/spokes.ts';
import { lookLevel, nextLook } from './error-budget.ts';

test('the app searches for new insights about an outcome only on the planned days', () => {
  expect(lookLevel('feeling', 29, 0)).toBe(0);
  expect(lookLevel('feeling', 30, 0)).toBe(0.0005);
  expect(lookLevel('feeling', 59, 30)).toBe(0);
  expect(lookLevel('feeling', 90, 60)).toBe(0.038);
});

test('a search for insights may use up the error allowance of the searches that were missed', () => {
  expect(lookLevel('feeling', 100, 0)).toBeCloseTo(0.0395);
  expect(lookLevel('feeling', 180, 120)).toBe(0.001);
  expect(lookLevel('feeling', 365, 120)).toBeCloseTo(0.004);
});

test('all searches for insights in a member’s first year have a total error rate of at most five percent', () => {
  const daily = (['feeling', 'weekend', 'points', 'urge'] as const).map((plan) =>
    lookLevel(plan, 365, 0),
  );
  const weekly = lookLevel('pulse', 52, 0) * ALL_SPOKES.length;
  const spent = daily.reduce((sum, level) => sum + level, weekly);
  expect(spent).toBeGreaterThan(0.04);
  expect(Number(spent.toFixed(6))).toBeLessThanOrEqual(0.05);
});

test('the app knows after how many recorded days it will search for insights again', () => {
  expect([0, 30, 89, 90, 120, 179, 180].map((recorded) => nextLook('feeling', recorded))).toEqual([
    30, 60, 90, 120, 180, 180, 240,
  ]);
});
