import { expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { comparePillars, pillarSummary } from './pillar-summary.ts';

const today = '2026-11-18';
const day = (ago: number, sleep: number | null, movement: number | null) => ({
  date: addDays(today, -ago),
  nutrition: null,
  movement,
  sleep,
  hormonal_balance: null,
  sexual_health: null,
});

test('a pillar’s summary covers the last 30 days and counts only rated days', () => {
  const summary = pillarSummary(
    [day(0, 2, null), day(29, 0, null), day(30, 2, null)],
    today,
    'sleep',
  );
  expect(summary.scores).toHaveLength(30);
  expect(summary.scores[0]).toEqual({ date: '2026-10-20', score: 0 });
  expect(summary).toMatchObject({ rated: 2, well: 1, mean: 1 });
});

test('the best and the weakest pillar are named after a week of ratings', () => {
  const days = (count: number, sleep: number, movement: number) =>
    Array.from({ length: count }, (_, ago) => day(ago, sleep, movement));
  const words = (of: ReturnType<typeof days>) =>
    comparePillars([pillarSummary(of, today, 'sleep'), pillarSummary(of, today, 'movement')]);
  expect(words(days(6, 2, 0))).toBe('Rate a full week to see how each pillar is doing.');
  expect(words(days(7, 1, 1))).toBe('Your pillars are about even.');
  expect(words(days(7, 2, 1))).toBe('Sleep is going best. Movement has the most room to grow.');
});
