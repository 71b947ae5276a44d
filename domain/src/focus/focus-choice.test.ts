import { expect, test } from 'vitest';
import { canSaveFocus, FOCUS_CHOICES, focusWord, savedFocus } from './focus-choice.ts';

test('there are twelve words and a surprise', () => {
  expect(FOCUS_CHOICES).toHaveLength(13);
  expect(FOCUS_CHOICES.at(-1)).toEqual({ value: 'random', label: 'Surprise me' });
});

test.each([
  ['sleep', 'sleep'],
  ['SLEEP', 'sleep'],
  [' Libido ', 'libido'],
  ['random', null],
  ['happiness', null],
  ['', null],
  [null, null],
  [7, null],
])('%j is the focus word %s', (value, word) => {
  expect(focusWord(value)).toBe(word);
});

test.each([
  [null, null, 'random'],
  ['mood', null, 'mood'],
  [null, 'Pain', 'pain'],
  ['mood', 'pain', 'pain'],
  ['mood', 'nonsense', 'mood'],
])('focus %s and nudge_focus %s', (focus, nudgeFocus, choice) => {
  expect(savedFocus({ focus, nudgeFocus })).toBe(choice);
});

test('can be saved only when the choice has changed', () => {
  expect(canSaveFocus('mood', 'random')).toBe(true);
  expect(canSaveFocus('random', 'random')).toBe(false);
});
