import { describe, expect, test } from 'vitest';
import {
  averageNutrition,
  averageSexualHealth,
  checkinsInWindow,
  countLowDays,
  isLow,
} from './averages.ts';

const days = (pillar: string, values: (number | null)[]) =>
  values.map((value, index) => ({ date: `2026-11-1${index}`, [pillar]: value }));

describe('seven-day averages', () => {
  test.each([
    [[], null],
    [[null, null], null],
    [[0], 0],
    [[1, 1, 2], 1.33],
    [[1, null, 2], 1.5],
    [[2, 0, 0], 0.67],
  ])('the average of the nutrition scores %j is %s', (values, average) => {
    expect(averageNutrition(days('nutrition', values))).toBe(average);
  });

  test.each([
    [[], 2],
    [[null], 2],
    [[0, null], 1],
    [[1, 1, 1], 1],
    [[1, 1, 2], 1.33],
    [[0, 0, null], 0.67],
  ])('the average of the sexual health scores %j is %s', (values, average) => {
    expect(averageSexualHealth(days('sexual_health', values))).toBe(average);
  });

  test.each([
    [null, false],
    [0, true],
    [1, true],
    [1.01, false],
  ])('the average $0 counts as low: $1', (average, low) => {
    expect(isLow(average)).toBe(low);
  });
});

test.each([
  [[], 0],
  [[null, null], 0],
  [[0, 1, 2, null], 2],
])('the scores %j contain %i low days', (values, count) => {
  expect(countLowDays(days('hormonal_balance', values), 'hormonal_balance')).toBe(count);
});

test('the seven-day window covers today and the six days before', () => {
  const dates = ['2026-11-16', '2026-11-15', '2026-11-09', '2026-11-08'];
  const kept = checkinsInWindow(
    dates.map((date) => ({ date })),
    '2026-11-15',
  );
  expect(kept.map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-09']);
});
