import { expect, test } from 'vitest';
import { pickLines } from './pick-lines.ts';

test('rejected lines of an invitation list become a new list with the same heading', () => {
  const list = 'Email,Plan\r\na@example.com,Gold\r\nb@example.com,Premium\r\nno address,x';
  expect(pickLines(list, [{ line: 2 }, { line: 4 }])).toBe(
    'Email,Plan\na@example.com,Gold\nno address,x',
  );
});

test('rejected lines of an invitation list without a heading become a list without one', () => {
  expect(pickLines('a@example.com\nno address', [{ line: 2 }])).toBe('no address');
});
