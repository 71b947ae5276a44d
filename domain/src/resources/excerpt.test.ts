import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, LANE_EXCERPT, LIBRARY_EXCERPT } from './excerpt.ts';

test.each([
  ['keeps a short text', 'a few words', 20, 'a few words'],
  ['keeps a text that is exactly as long as the limit', 'abcde', 5, 'abcde'],
  ['cuts between words', 'one two three', 7, 'one two…'],
  ['leaves out a word that does not fit completely', 'one two three', 9, 'one two…'],
  ['leaves out a full stop before the dots', 'One two. Three four', 11, 'One two…'],
  ['cuts a single long word', 'abcdefgh', 5, 'abcde…'],
  ['does not split a surrogate pair', 'abcd😀😀', 5, 'abcd…'],
  ['cuts after a surrogate pair', 'abc😀😀', 5, 'abc😀…'],
  ['removes Markdown', '## Sleep\n\nRest **well** tonight', 12, 'Sleep Rest…'],
])('making an excerpt %s', (_name, body, length, text) => {
  expect(excerpt(body, length)).toBe(text);
});

test('an excerpt has 180 characters in lanes and 260 in the library', () => {
  expect([LANE_EXCERPT, LIBRARY_EXCERPT]).toEqual([180, 260]);
});

test('an excerpt stays within the limit and never splits a character', () => {
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
