import { describe, expect, test } from 'vitest';
import type { DayPart } from './day-part.ts';
import { planToday } from './plan-today.ts';
import type { TodayItem } from './today.ts';

const checkin: TodayItem = {
  ...{ kind: 'checkin', done: false, rated: 0 },
  ...{ of: 5, streak: 0, isStreakDay: false },
};
const pulse = (daysSinceLast: number | null): TodayItem => ({
  kind: 'pulse',
  done: daysSinceLast !== null && daysSinceLast < 7,
  daysSinceLast,
});
const gratitude: TodayItem = { kind: 'gratitude', done: false };
const noPath: TodayItem = { kind: 'path', done: false, track: 'SHJ', reason: null, next: null };
const next = { label: 'Continue', to: '/shj/workshops' };
const path: TodayItem = { kind: 'path', done: true, track: 'MHI', reason: null, next };
const journey: TodayItem = { kind: 'journey', done: false, next };

describe('today’s plan', () => {
  test.each<[string, TodayItem[], DayPart, string | undefined, string[]]>([
    [
      'a pulse that is due again comes first',
      [checkin, pulse(15), path, gratitude],
      'evening',
      'pulse',
      ['path', 'gratitude'],
    ],
    [
      'the path comes before the first pulse',
      [checkin, pulse(null), path, journey, gratitude],
      'morning',
      'path',
      ['pulse', 'journey'],
    ],
    [
      'a pulse that is done stays in the list',
      [checkin, path, journey, gratitude, pulse(2)],
      'evening',
      'path',
      ['journey', 'gratitude', 'pulse'],
    ],
    [
      'finding a path comes before the first pulse and gratitude',
      [checkin, pulse(null), noPath, gratitude],
      'evening',
      undefined,
      ['pulse', 'gratitude'],
    ],
    [
      'a pulse that is due again comes first without a path, too',
      [checkin, pulse(9), noPath, gratitude],
      'morning',
      'pulse',
      [],
    ],
    [
      'gratitude that is done is left out',
      [checkin, path, { ...gratitude, done: true }],
      'evening',
      'path',
      [],
    ],
  ])('follows the rule that %s', (_claim, items, part, first, more) => {
    const plan = planToday(items, part);
    expect(plan.next?.kind).toBe(first);
    expect(plan.more.map(({ kind }) => kind)).toEqual(more);
  });
});
