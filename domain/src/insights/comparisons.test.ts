import { expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { buildComparisons } from './comparisons.ts';
import { memberFacts } from './member-facts.ts';

const days = Array.from({ length: 40 }, (_, index) => addDays('2026-10-01', index));

function compare(imported: { sleepMinutes?: number[]; steps?: number[] }) {
  const rows = (values: number[] = []) =>
    values.map((value, index) => [days[index] as string, value] as const);
  const facts = memberFacts.parse({
    feelings: days.map((day) => [day, 3, []]),
    checkins: days.map((day) => [day, [1, 1, 1, 1, 1]]),
    sleepMinutes: rows(imported.sleepMinutes),
    steps: rows(imported.steps),
  });
  const all = buildComparisons(facts);
  return (outcome: string, factor: string) =>
    all
      .find((one) => one.outcome === outcome)
      ?.comparisons.filter((comparison) => comparison.factor === factor) ?? [];
}

const alternate = (a: number, b: number) => days.map((_, index) => (index % 2 === 0 ? a : b));

test('nights are split at seven hours, or at the member’s median if nearly all are shorter', () => {
  const [fixed] = compare({ sleepMinutes: alternate(430, 419) })('feeling', 'sleep_hours');
  expect(fixed).toMatchObject({ split: 'any', lag: 0 });
  expect(fixed?.present.slice(0, 2)).toEqual([true, false]);
  const [own] = compare({ sleepMinutes: alternate(380, 300) })('feeling', 'sleep_hours');
  expect(own?.split).toBe('full');
  expect(own?.present.slice(0, 2)).toEqual([true, false]);
});

test('days without an imported total count as unknown and not as below the median', () => {
  const [steps] = compare({ steps: [4000, 9000, 5000] })('feeling', 'steps');
  expect(steps?.present.slice(0, 5)).toEqual([false, true, false, null, null]);
});

test('imported totals are compared with feelings but never with a day’s points', () => {
  expect(compare({})('feeling', 'steps')).toEqual([]);
  const found = compare({ steps: alternate(4000, 9000), sleepMinutes: alternate(400, 450) });
  expect(found('points', 'steps')).toEqual([]);
  expect(found('points', 'sleep_hours')).toEqual([]);
  expect(found('feeling', 'steps')).toHaveLength(1);
});

test('weekends are compared only for feelings', () => {
  const found = compare({});
  expect(found('feeling', 'weekend')).toHaveLength(1);
  expect(found('points', 'weekend')).toEqual([]);
});
