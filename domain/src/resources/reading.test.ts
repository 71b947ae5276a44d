import { expect, test } from 'vitest';
import { applyMarks, minutesText, readingMinutes } from './reading.ts';

test.each([
  [0, 1],
  [500, 1],
  [1800, 2],
  [6000, 5],
])('reading %i letters takes %i minutes', (letters, minutes) => {
  expect(readingMinutes(letters)).toBe(minutes);
});

test('the reading time is shown as a label such as “4 min read”', () => {
  expect(minutesText(4)).toBe('4 min read');
});

test('changes of reading marks apply in the order in which the member made them', () => {
  const before = { saved: ['a', 'b'], read: ['b'] };
  const word = (slug: string, isSet: boolean) => ({ slug, kind: 'saved' as const, isSet });
  expect(applyMarks(before, [word('c', true), word('b', false), word('a', true)])).toEqual({
    saved: ['a', 'c'],
    read: ['b'],
  });
});
