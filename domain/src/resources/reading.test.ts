import { expect, test } from 'vitest';
import { applyMarks, minutesText, readingMinutes } from './reading.ts';

test.each([
  [0, 1],
  [500, 1],
  [1800, 2],
  [6000, 5],
])('%i letters take %i minutes', (letters, minutes) => {
  expect(readingMinutes(letters)).toBe(minutes);
});

test('shows the reading time as a short label', () => {
  expect(minutesText(4)).toBe('4 min read');
});

test('applies mark changes in order, newest first', () => {
  const before = { saved: ['a', 'b'], read: ['b'] };
  const word = (slug: string, isSet: boolean) => ({ slug, kind: 'saved' as const, isSet });
  expect(applyMarks(before, [word('c', true), word('b', false), word('a', true)])).toEqual({
    saved: ['a', 'c'],
    read: ['b'],
  });
});
