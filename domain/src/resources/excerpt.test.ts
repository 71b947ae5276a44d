import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, LANE_EXCERPT, LIBRARY_EXCERPT } from './excerpt.ts';

test.each([
  ['short', 'a few words', 20, 'a few words'],
  ['exactly as long', 'abcde', 5, 'abcde'],
  ['between words', 'one two three', 7, 'one two…'],
  ['inside a word', 'one two three', 9, 'one two…'],
  ['one long word', 'abcdefgh', 5, 'abcde…'],
  ['a surrogate pair', 'abcd😀😀', 5, 'abcd…'],
  ['after a surrogate pair', 'abc😀😀', 5, 'abc😀…'],
  ['markdown', '## Sleep\n\nRest **well** tonight', 12, 'Sleep Rest…'],
])('%s', (_name, body, length, text) => {
  expect(excerpt(body, length)).toBe(text);
});

test('lanes show 180 characters and the library 260', () => {
  expect([LANE_EXCERPT, LIBRARY_EXCERPT]).toEqual([180, 260]);
});

test('is within the limit, splits no character, and is the beginning of the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.integer({ min: 3, max: 40 }),
      (body, length) => {
        const short = excerpt(body, length);
        expect(short.length).toBeLessThanOrEqual(length + 1);
        expect(short.isWellFormed()).toBe(true);
      },
    ),
  );
});
