import { expect, test } from 'vitest';
import { SCORE_LABELS } from './messages.ts';
import { cycleScore, isStreakDay, SCORES_BY_TAP } from './score.ts';

test.each([
  [null, 1],
  [0, 1],
  [1, 2],
  [2, 0],
] as const)('a tap changes the score %s to %s', (value, next) => {
  expect(cycleScore(value)).toBe(next);
});

test('one tap means partly, two mean well and three mean not today', () => {
  expect(SCORES_BY_TAP.map((score) => SCORE_LABELS[score])).toEqual([
    'Partly',
    'Well',
    'Not today',
  ]);
});

test.each([
  [{}, false],
  [{ nutrition: 2, movement: 2 }, false],
  [{ nutrition: 2, movement: 2, sleep: 1 }, true],
  [{ nutrition: 1, movement: 1, sleep: 1, hormonal_balance: 1, sexual_health: 1 }, true],
  [{ nutrition: 2, movement: 2, sleep: null, hormonal_balance: null }, false],
  [{ nutrition: 2, movement: 2, sleep: 2, hormonal_balance: 2, sexual_health: 2 }, true],
])('a day with the scores %j is a streak day: $1', (scores, counts) => {
  expect(isStreakDay(scores)).toBe(counts);
});
