import { expect, test } from 'vitest';
import { correctWords, similarWords, toVocabulary } from './correct-words.ts';

const vocabulary = toVocabulary([
  'Sleep when nights run hot',
  'Snoring and shared beds: sleep, couples',
  'When panic comes',
  'Habits that survive a bad week',
]);

test.each([
  ['slepe', 'sleep'],
  ['Slepe!', 'sleep'],
  ['panik', 'panic'],
  ['habbits', 'habits'],
  ['slepe couples', 'sleep couples'],
])('the search corrects "%s" to "%s"', (typed, corrected) => {
  expect(correctWords(typed, vocabulary)).toBe(corrected);
});

test.each(['', 'sleep', 'slee', 'sleeping', 'couple', 'zzzz', 'slepe zzzz', 'bde'])(
  'the search does not correct "%s"',
  (typed) => {
    expect(correctWords(typed, vocabulary)).toBeNull();
  },
);

test('among equally similar words, the search chooses the more frequent one', () => {
  const words = toVocabulary(['rest', 'best best']);
  expect(correctWords('zest', words)).toBe('best');
});

test('a search without results suggests words that look similar', () => {
  const words = toVocabulary(['perimenopause and sleep', 'panic', 'periods']);
  expect(similarWords('menopausal', words, 3)).toEqual(['perimenopause']);
  expect(similarWords('zzzz', words, 3)).toEqual([]);
});
