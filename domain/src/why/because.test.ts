import { expect, test } from 'vitest';
import { because, joinWithAnd } from './because.ts';

test.each([
  [[], ''],
  [['you chose Cycle'], 'Because you chose Cycle.'],
  [['you chose Cycle', 'said you’re female'], 'Because you chose Cycle, and said you’re female.'],
  [['you a', 'b', 'c'], 'Because you a, b, and c.'],
])('the phrases %j are joined into one sentence', (phrases, sentence) => {
  expect(because(phrases)).toBe(sentence);
});

test.each([
  [[], ''],
  [['Energy'], 'Energy'],
  [['Energy', 'Mood'], 'Energy and Mood'],
  [['Energy', 'Mood', 'Weight'], 'Energy, Mood and Weight'],
])('the items %j are joined with commas and “and”', (items, words) => {
  expect(joinWithAnd(items)).toBe(words);
});
