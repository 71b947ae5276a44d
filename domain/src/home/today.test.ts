import { describe, expect, it, test } from 'vitest';
import { addDays } from '../calendar.ts';
import type { Journey } from './journey.ts';
import { replaceTodayItem, type TodayItem, type TodaySituation, todayItems } from './today.ts';

const today = '2026-11-15';
const now = new Date('2026-11-15T20:00:00Z');
const good = { nutrition: 1, movement: 1, sleep: 1, hormonal_balance: 1, sexual_health: 1 };
const path = {
  recommendedPath: 'SHJ',
  lastQuickTag: null,
  gender: null,
  quizResult: null,
} as const;
const begun: Journey = { state: 'under_way', week: 3, unit: 2, slug: 'week-3', title: 'Week 3' };
const base: TodaySituation = {
  today,
  now,
  checkins: [],
  lastPulseAt: null,
  hasGratitude: false,
  path,
  journey: { state: 'not_begun' },
};
const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_unused, index) => ({
    date: addDays(today, -from - index),
    ...good,
  }));
const item = (kind: string, change: Partial<TodaySituation>) =>
  todayItems({ ...base, ...change }).find((found) => found.kind === kind);

describe('the check-in item', () => {
  test.each([
    ['with nothing rated', [], { done: false, rated: 0, of: 5, streak: 0, isStreakDay: false }],
    [
      'with two pillars rated, one of them at zero',
      [{ date: today, sleep: 0, movement: 2 }],
      { done: false, rated: 2, of: 5, streak: 0, isStreakDay: false },
    ],
    [
      'with all five rated',
      run(0, 0),
      { done: true, rated: 5, of: 5, streak: 1, isStreakDay: true },
    ],
    [
      'with a streak of thirteen days',
      run(1, 13),
      { done: false, rated: 0, of: 5, streak: 13, isStreakDay: false },
    ],
    [
      'on a streak day that is not complete',
      [{ date: today, sleep: 2, movement: 2, nutrition: 1 }, ...run(1, 2)],
      { done: false, rated: 3, of: 5, streak: 3, isStreakDay: true },
    ],
  ])('has the state $2 $0', (_name, checkins, expected) => {
    expect(item('checkin', { checkins })).toEqual({ kind: 'checkin', ...expected });
  });
});

test.each([
  ['never', null, { done: false, daysSinceLast: null }],
  ['a week ago', '2026-11-08T20:00:00Z', { done: false, daysSinceLast: 7 }],
  ['a second less than a week ago', '2026-11-08T20:00:01Z', { done: true, daysSinceLast: 6 }],
])('if the last pulse was submitted $0, the pulse item has the state $2', (_name, at, expected) => {
  expect(item('pulse', { lastPulseAt: at ? new Date(at) : null })).toMatchObject(expected);
});

describe('the path item', () => {
  const chosen = { ...path, lastQuickTag: 'poor_sleep' };
  const strained = { ...path, recommendedPath: 'IBC', lastQuickTag: 'relationship' } as const;
  const reason = 'Because you want to sleep better.';
  test.each<[string, Partial<TodaySituation>, object, string | null]>([
    ['with nothing chosen', {}, { done: false, track: 'SHJ', reason: null, next: null }, null],
    [
      'with nothing chosen and the journey begun',
      { journey: begun },
      {
        done: true,
        track: 'SHJ',
        reason: null,
        next: { label: 'Continue week 3 · KNOW 2', to: '/shj/workshops/week-3' },
      },
      null,
    ],
    [
      'with a path set by the practice',
      { path: { ...path, recommendedPath: 'MHI', lastQuickTag: 'weight' } },
      { done: true, track: 'MHI', reason: null, next: { label: 'Book Vital Blueprint' } },
      null,
    ],
    [
      'with a path chosen',
      { path: chosen },
      {
        done: true,
        track: 'SHJ',
        reason,
        next: { label: 'Watch KNOW 1 (Week 1A)', to: '/shj/workshops' },
      },
      null,
    ],
    [
      'with a path chosen and the journey begun',
      { path: chosen, journey: begun },
      { done: true, next: { label: 'Continue week 3 · KNOW 2', to: '/shj/workshops/week-3' } },
      null,
    ],
    [
      'with all weeks completed',
      { path: chosen, journey: { state: 'complete' } },
      { next: { label: 'Look back on all the weeks', to: '/shj/workshops' } },
      null,
    ],
    [
      'with another path and the journey begun',
      { path: strained, journey: begun },
      { done: true, track: 'IBC', next: { label: 'Start Intake', to: '/intimabalance#intake' } },
      'Continue week 3 · KNOW 2',
    ],
  ])('has $2 $0', (_name, change, expected, journey) => {
    expect(item('path', change)).toMatchObject(expected);
    const beside = item('journey', change);
    expect(beside?.kind === 'journey' ? beside.next.label : null).toBe(journey);
  });
});

it('the Today list puts a journey that has begun before another path', () => {
  const strained = { ...path, recommendedPath: 'IBC' } as const;
  const kinds = todayItems({ ...base, path: strained, journey: begun }).map(({ kind }) => kind);
  expect(kinds.indexOf('journey')).toBeLessThan(kinds.indexOf('path'));
});

it('the Today list puts open items first', () => {
  const kinds = (change: Partial<TodaySituation>) =>
    todayItems({ ...base, ...change }).map(({ kind }) => kind);
  expect(kinds({})).toEqual(['checkin', 'pulse', 'path', 'gratitude']);
  expect(kinds({ checkins: run(0, 0) })).toEqual(['pulse', 'path', 'gratitude', 'checkin']);
  expect(kinds({ lastPulseAt: now })).toEqual(['checkin', 'path', 'gratitude', 'pulse']);
  const found = { ...path, lastQuickTag: 'poor_sleep' };
  expect(kinds({ path: found, lastPulseAt: now, hasGratitude: true })).toEqual([
    'checkin',
    'path',
    'pulse',
    'gratitude',
  ]);
});

it('the Today list is sorted again when one item changes', () => {
  const pulse: TodayItem = { kind: 'pulse', done: true, daysSinceLast: 0 };
  expect(replaceTodayItem(todayItems(base), pulse)).toEqual(
    todayItems({ ...base, lastPulseAt: now }),
  );
});
