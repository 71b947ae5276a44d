import { expect, test } from 'vitest';
import { findSubjects } from './subject-by-words.ts';

test('a text about sleep gets a picture of the night', () => {
  expect(findSubjects(['In bed after midnight on four nights.'])).toEqual(['night']);
});

test('two texts about the same subject get different pictures', () => {
  const [first, second] = findSubjects(['Sleep well.', 'Sleep and a cup of tea.']);
  expect([first, second]).toEqual(['night', 'cups']);
});

test('texts without a known word get different pictures', () => {
  expect(new Set(findSubjects(['xx', 'xx', 'xx', 'xx'])).size).toBe(4);
});

test('a film gets a picture that fits its title and is not on the page yet', () => {
  expect(findSubjects(['Choose one anchor\nWrite it down before bed'])).toEqual(['fork']);
  expect(findSubjects(['The alarm\nA cup of tea helps'], ['bell'])).toEqual(['cups']);
});
