import { expect, test } from 'vitest';
import { minutesText, readingMinutes, withMarks } from './reading.ts';

test.each([
  [0, 1],
  [500, 1],
  [1800, 2],
  [6000, 5],
])('%i letters take %i minutes', (letters, minutes) => {
  expect(readingMinutes(letters)).toBe(minutes);
});

test('it is said in few letters', () => {
  expect(minutesText(4)).toBe('4 min read');
});

test('the latest word on a page counts, and the newest comes first', () => {
  const before = { saved: ['a', 'b'], read: ['b'] };
  const word = (slug: string, isSet: boolean) => ({ slug, kind: 'saved' as const, isSet });
  expect(withMarks(before, [word('c', true), word('b', false), word('a', true)])).toEqual({
    saved: ['a', 'c'],
    read: ['b'],
  });
});
