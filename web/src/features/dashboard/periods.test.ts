import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { expect, test } from 'vitest';
import { dropEmptyStart, offerPeriods, readPeriod } from './periods.ts';

const week = (members: number, joined = 0): PracticeWeek => ({
  ...{ from: '2026-11-02', members, joined, left: 0, active: 0, checkins: 0 },
  ...{ paying: 0, priced: 0, revenue: {} },
});

test('a chart leaves out the weeks before the first member joined, but not later empty ones', () => {
  expect(dropEmptyStart([week(0), week(0), week(2, 2), week(0)])).toEqual([week(2, 2), week(0)]);
  expect(dropEmptyStart([week(0), week(0)])).toEqual([]);
});

test.each([
  [1, [4]],
  [4, [4]],
  [5, [4, 12]],
  [12, [4, 12]],
  [13, [4, 12, 52]],
])('after %i weeks, the page offers the periods %j', (weeks, periods) => {
  expect(offerPeriods(weeks)).toEqual(periods);
});

test('the period comes from the URL if it is offered, and is twelve weeks otherwise', () => {
  expect(readPeriod({ weeks: 52 }, [4, 12, 52])).toBe(52);
  expect(readPeriod({ weeks: 52 }, [4, 12])).toBe(12);
  expect(readPeriod({ weeks: 'all' }, [4, 12, 52])).toBe(12);
  expect(readPeriod({}, [4])).toBe(4);
});
