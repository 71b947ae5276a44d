import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { streaks } from './streaks.ts';

const today = '2026-03-30';
const full = { nutrition: 2, movement: 2, sleep: 1 };
const poor = { nutrition: 2, movement: 2 };

/** Newest day first: x is a streak day, o a day with too few points, - a day without a check-in. */
const history = (days: string) =>
  [...days].flatMap((mark, ago) =>
    mark === '-' ? [] : [{ date: addDays(today, -ago), ...(mark === 'x' ? full : poor) }],
  );

test.each([
  ['no check-ins', '', 0, 0],
  ['today only', 'x', 1, 1],
  ['today missing and three days before', '-xxx', 3, 3],
  ['too few points today and three days before', 'oxxx', 3, 3],
  ['today and three days before', 'xxxx', 4, 4],
  ['yesterday missing', 'x-xxx', 1, 3],
  ['too few points yesterday', 'xoxxx', 1, 3],
  ['today and yesterday missing', '--xxx', 0, 3],
  ['a longer run in the past', 'xx-xxxxx', 2, 5],
  ['a run across a clock change', 'xxxxxxx', 7, 7],
  ['ninety days', 'x'.repeat(90), 90, 90],
  ['a run longer than the window', 'x'.repeat(120), 90, 90],
  ['today missing and the whole window before', `-${'x'.repeat(120)}`, 89, 89],
  ['a run partly outside the window', `${'-'.repeat(88)}xxxx`, 0, 2],
])('after $0, the current streak is $2 and the best streak is $3', (_name, days, current, best) => {
  expect(streaks(history(days), today)).toEqual({ current, best });
});

test('days in the future do not count towards a streak', () => {
  const tomorrow = { date: addDays(today, 1), ...full };
  expect(streaks([tomorrow, ...history('x')], today)).toEqual({ current: 1, best: 1 });
});

test('the best streak is never shorter than the current one and does not depend on the order of the days', () => {
  const days = fc.array(fc.constantFrom('x', 'o', '-'), { maxLength: 100 });
  fc.assert(
    fc.property(days, (marks) => {
      const rows = history(marks.join(''));
      const found = streaks(rows, today);
      expect(found.best).toBeGreaterThanOrEqual(found.current);
      expect(streaks(rows.toReversed(), today)).toEqual(found);
    }),
  );
});
