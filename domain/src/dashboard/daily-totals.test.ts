import { expect, it } from 'vitest';
import { addDailyTotals, findEarlierTotals } from './daily-totals.ts';

const today = '2026-11-18';
const totals = { premium: 12, hereThisWeek: 30 };

it('the totals are compared with thirty days ago and with the Sunday of last week', () => {
  const days = {
    '2026-10-19': { premium: 9, here: 1 },
    '2026-11-15': { premium: 11, here: 27 },
  };
  expect(findEarlierTotals(days, today)).toEqual({ premium: 9, here: 27 });
  expect(findEarlierTotals({}, today)).toEqual({ premium: null, here: null });
});

it('the last count of each day is kept for forty days', () => {
  const days = {
    '2026-10-08': { premium: 1, here: 1 },
    '2026-10-09': { premium: 2, here: 2 },
    [today]: { premium: 3, here: 3 },
  };
  expect(addDailyTotals(days, today, totals)).toEqual({
    '2026-10-09': { premium: 2, here: 2 },
    [today]: { premium: 12, here: 30 },
  });
});
