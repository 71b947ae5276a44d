import { expect, test } from 'vitest';
import { readScore, readScores } from './read-scores.ts';

test.each([
  [5, 5],
  [10, 10],
  [11, 10],
  [Number.POSITIVE_INFINITY, 10],
  [-3, null],
  [0, null],
  [0.004, null],
  [0.005, 0.01],
  [6.666, 6.67],
  [null, null],
  [undefined, null],
  [Number.NaN, null],
  ['7', null],
])('the stored value %s is read as the score %s', (value, score) => {
  expect(readScore(value)).toBe(score);
});

const empty = {
  eating_on_plan: null,
  moving_enough: null,
  sleep_quality: null,
  energy_clarity: null,
  sexual_satisfaction: null,
};

test.each([
  ['no data', null, {}],
  ['the spoke’s name', { sleep_quality: 7 }, { sleep_quality: 7 }],
  ['nutrition', { nutrition: 4 }, { eating_on_plan: 4 }],
  ['movement', { movement: 4 }, { moving_enough: 4 }],
  ['rest', { rest: 4 }, { sleep_quality: 4 }],
  ['sleep', { sleep: 4 }, { sleep_quality: 4 }],
  ['energy', { energy: 4 }, { energy_clarity: 4 }],
  ['hormones', { hormones: 4 }, { energy_clarity: 4 }],
  ['sexual', { sexual: 4 }, { sexual_satisfaction: 4 }],
  ['the spoke’s name rather than an alias', { sleep_quality: 7, rest: 2 }, { sleep_quality: 7 }],
  [
    'an alias if the spoke’s name has no answer',
    { sleep_quality: 0, rest: 2 },
    { sleep_quality: 2 },
  ],
  ['unknown names', { luck: 9 }, {}],
])('the physical scores of a pulse can be read if stored with %s', (_name, stored, scores) => {
  expect(readScores('physical', stored)).toEqual({ ...empty, ...scores });
});

test.each([
  [{ meaning: 3 }, { purpose: 3 }],
  [{ practice: 3 }, { rituals: 3 }],
  [
    { gratitude: 3, awe: 2, connection: 1 },
    { gratitude: 3, awe: 2, connection: 1 },
  ],
])('the spiritual scores of a pulse can be read if stored with %j', (stored, scores) => {
  expect(readScores('spiritual', stored)).toMatchObject(scores);
});
