import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { breakDecision, breakState, toStoppedBreak } from './streak-break.ts';
import { countGoodDays, findEndedRun, NO_SETTINGS, streaks } from './streaks.ts';

const today = '2026-03-30';
const day = (ago: number) => addDays(today, -ago);
const full = { nutrition: 2, movement: 2, sleep: 1 };

/** Newest day first: x is a streak day, - a missed day, p a day of a break. */
const history = (days: string) =>
  [...days].flatMap((mark, ago) => (mark === 'x' ? [{ date: day(ago), ...full }] : []));
const settings = (days: string) => ({
  hidden: [],
  breaks: [...days].flatMap((mark, ago) =>
    mark === 'p' ? [{ id: String(ago), firstDay: day(ago), lastDay: day(ago) }] : [],
  ),
});

test.each([
  ['a break in the middle of a run', 'xxpppxxx', 5, 5],
  ['a break under way', 'ppxxx', 3, 3],
  ['a break that ended yesterday with today unrated', '-pppxxx', 3, 3],
  ['a missed day after the break', '--ppxxx', 0, 3],
  ['a missed day before the break', 'xpp-xxx', 1, 3],
  ['only a break', 'ppp', 0, 0],
])(
  'with $0 in the history $1, the current streak is $2 and the best streak is $3',
  (_name, days, current, best) => {
    expect(streaks(history(days), today, settings(days))).toEqual({ current, best });
  },
);

test.each([
  ['', 0],
  ['x-x-x', 3],
  [`${'-'.repeat(29)}xx`, 1],
  ['x'.repeat(90), 30],
])('the history "%s" has %i good days', (days, count) => {
  expect(countGoodDays(history(days), today)).toBe(count);
});

test.each([
  ['a run that continues', '-xxxx', null],
  ['a run that ended yesterday', '--xxxx', 4],
  ['a run replaced by a new one today', 'x-xxxx', null],
  ['a run too short to mention', '--xx', null],
  ['a run that ended a week ago', `-${'-'.repeat(7)}xxxx`, 4],
  ['a run that ended longer ago', `-${'-'.repeat(8)}xxxx`, null],
  ['a run paused by a break', '-pppxxxx', null],
  ['a run that ended after a break', '--ppxxxx', 4],
  ['no history', '', null],
])('with $0, the length of the streak that ended recently is $2', (_name, days, length) => {
  expect(findEndedRun(history(days), today, settings(days))).toBe(length);
});

test('neither a break nor hiding a pillar ever shortens a streak', () => {
  const marks = fc.array(fc.constantFrom('x', 'p', '-'), { maxLength: 100 });
  fc.assert(
    fc.property(marks, (found) => {
      const days = found.join('');
      const plain = streaks(history(days), today);
      const kind = streaks(history(days), today, settings(days));
      const hiding = streaks(history(days), today, { breaks: [], hidden: ['sexual_health'] });
      expect(kind.current).toBeGreaterThanOrEqual(plain.current);
      expect(kind.best).toBeGreaterThanOrEqual(plain.best);
      expect(hiding.best).toBeGreaterThanOrEqual(plain.best);
      expect(kind.best).toBeLessThanOrEqual([...days].filter((mark) => mark === 'x').length);
      expect(streaks(history(days), today, NO_SETTINGS)).toEqual(plain);
    }),
  );
});

const one = (id: string, from: number, to: number) => ({
  id,
  firstDay: addDays(today, from),
  lastDay: addDays(today, to),
});

test.each([
  ['from today for a week', one('a', 0, 6), [], { accepted: true }],
  ['four weeks from tomorrow', one('a', 1, 28), [], { accepted: true }],
  ['a day more than four weeks', one('a', 1, 29), [], { accepted: false, reason: 'too_long' }],
  ['from yesterday', one('a', -1, 5), [], { accepted: false, reason: 'in_the_past' }],
  ['90 days ahead', one('a', 90, 95), [], { accepted: true }],
  ['91 days ahead', one('a', 91, 96), [], { accepted: false, reason: 'too_far' }],
  [
    'overlapping another break',
    one('a', 0, 6),
    [one('b', 6, 9)],
    { accepted: false, reason: 'overlaps' },
  ],
  ['overlapping a cancelled break', one('a', 0, 6), [one('b', 6, 5)], { accepted: true }],
  ['ended early', one('a', -3, -1), [one('a', -3, 6)], { accepted: true }],
  ['extended', one('a', -3, 9), [one('a', -3, 6)], { accepted: true }],
  ['cancelled before it began', one('a', 4, 3), [one('a', 4, 9)], { accepted: true }],
  [
    'shortened into the past',
    one('a', -3, -2),
    [one('a', -3, 6)],
    { accepted: false, reason: 'in_the_past' },
  ],
  [
    'moved to another day',
    one('a', 0, 6),
    [one('a', -3, 6)],
    { accepted: false, reason: 'in_the_past' },
  ],
  ['sent again unchanged after it ended', one('a', -9, -5), [one('a', -9, -5)], { accepted: true }],
])('the decision about a break $0 is $3', (_name, planned, others, decision) => {
  expect(breakDecision(planned, others, today)).toEqual(decision);
});

test.each([
  [one('a', 2, 5), { kind: 'planned', startsIn: 2 }],
  [one('a', -2, 0), { kind: 'on', daysLeft: 0 }],
  [one('a', -2, 3), { kind: 'on', daysLeft: 3 }],
  [one('a', -5, -1), { kind: 'over' }],
])('the break %j has the state %j', (streakBreak, state) => {
  expect(breakState([streakBreak], today)).toMatchObject(state);
});

test.each([
  ['planned', one('a', 2, 5), one('a', 2, 1)],
  ['beginning today', one('a', 0, 5), one('a', 0, -1)],
  ['under way', one('a', -3, 5), one('a', -3, -1)],
])('a member can stop a break that is %s', (_name, streakBreak, stopped) => {
  expect(toStoppedBreak(streakBreak, today)).toEqual(stopped);
  expect(breakDecision(stopped, [streakBreak], today)).toEqual({ accepted: true });
});

test.each([[one('a', -9, -2)], [one('a', 2, 1)]])(
  'the app does not mention a break that is long over or cancelled: %j',
  (streakBreak) => {
    expect(breakState([streakBreak], today)).toBeNull();
  },
);
