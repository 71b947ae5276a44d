import { expect, test } from 'vitest';
import type { Experiment } from './experiment.ts';
import type { Result } from './result.ts';
import {
  chanceText,
  instructionText,
  questionFor,
  resultText,
  resultTitle,
  sureText,
} from './sentences.ts';

const walk: Experiment = {
  id: 'b0a7c1de-0000-4000-8000-000000000001',
  habit: 'walk_after_lunch',
  words: '',
  outcome: 'feeling',
  startsOn: '2026-11-16',
  plan: '10',
  stoppedOn: null,
};
const own: Experiment = { ...walk, habit: 'own', words: 'reading in bed', outcome: 'sleep' };
const found: Result & { kind: 'difference' } = {
  kind: 'difference',
  pairs: 7,
  means: [3.9, 3.1],
  difference: 0.8,
  interval: [0.2, 1.4],
  p: 0.031,
};

test('the question of an experiment names the habit and the outcome', () => {
  expect(questionFor(walk)).toBe('Does a walk after lunch help how I feel?');
  expect(questionFor(own)).toBe('Does “reading in bed” help my sleep?');
});

test('the instruction of an experiment says what to do on days with and without the habit', () => {
  expect(instructionText(walk, 'do')).toBe('Take a walk after lunch today. Ten minutes is enough.');
  expect(instructionText(own, 'leave')).toBe(
    'Skip it today: reading in bed. Everything else as usual.',
  );
});

test('a result says what was found, how large the difference is and how certain', () => {
  expect(resultTitle(walk, found)).toBe('On days with a walk after lunch, you felt 0.8 better.');
  expect(resultText(walk, found)).toBe(
    'On average 3.9 of 5 on 7 days with the habit, and 3.1 on 7 days without it. The real difference is probably between 0.2 and 1.4. The days were picked at random, so the habit may be the reason; a second experiment would tell you more.',
  );
  expect(sureText(found)).toContain('a gap of 0.8 or more in about 31 of 1,000 such experiments');
});

test('a result that is more certain names the habit as the probable reason', () => {
  expect(resultText(walk, { ...found, p: 0.02 })).toContain('the habit is probably the reason');
});

test('the range of a result has no minus signs if the title already says “lower”', () => {
  const worse: Result = { ...found, difference: -0.8, interval: [-1.4, -0.2] };
  expect(resultTitle(own, worse)).toBe(
    'After days with the habit “reading in bed”, you rated your sleep 0.8 lower.',
  );
  expect(resultText(own, worse)).toContain('probably between 0.2 and 1.4');
});

test('the averages of a result agree with the difference in its title', () => {
  const uneven: Result = { ...found, means: [1.25, 0.43], difference: 0.82 };
  expect(resultTitle(walk, uneven)).toContain('0.8 better');
  expect(resultText(walk, uneven)).toContain('On average 1.25 of 5 on 7 days');
});

test('the result of an evening habit speaks of the days after the habit', () => {
  expect(resultText({ ...walk, habit: 'screens' }, found)).toContain(
    'on 7 days after a day with the habit, and 3.1 on 7 days after a day without it',
  );
});

test('a result without a difference says how large an undetected difference could be', () => {
  const none: Result = { ...found, kind: 'no_difference', interval: [-0.3, 0.6] };
  expect(resultTitle(own, none)).toBe('No difference we could see');
  expect(sureText({ ...found, p: 0.6 })).not.toContain('hoping');
  expect(resultText(own, none)).toContain('The real difference is probably between');
});

test('a result with too few days says how many pairs of days are needed', () => {
  expect(resultText(walk, { kind: 'too_few', pairs: 4 })).toMatch(
    /need 6 pairs of days.*you have 4/,
  );
});

test.each([
  [0.02, 'about 1 in 10'],
  [0.44, 'about 4 in 10'],
  [0.93, 'about 9 in 10'],
  [0.99, 'more than 9 in 10'],
])('a chance of %d reads “%s”', (power, text) => {
  expect(chanceText(power)).toBe(text);
});
