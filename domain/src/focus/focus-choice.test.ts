import { expect, test } from 'vitest';
import { canSaveFocus, FOCUS_CHOICES, parseFocusWord, savedFocus } from './focus-choice.ts';

test('members can choose from twelve focus words and “Surprise me”', () => {
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
])('the value %j is read as the focus word %s', (value, word) => {
  expect(parseFocusWord(value)).toBe(word);
});

test.each([
  [null, null, 'random'],
  ['mood', null, 'mood'],
  [null, 'Pain', 'pain'],
  ['mood', 'pain', 'pain'],
  ['mood', 'nonsense', 'mood'],
])(
  'the columns focus %s and nudge_focus %s are read as the choice %s',
  (focus, nudgeFocus, choice) => {
    expect(savedFocus({ focus, nudgeFocus })).toBe(choice);
  },
);

test('a focus can be saved only if it differs from the saved one', () => {
  expect(canSaveFocus('mood', 'random')).toBe(true);
  expect(canSaveFocus('random', 'random')).toBe(false);
});
