import { expect, test } from 'vitest';
import { pickLines } from './pick-lines.ts';

test('the rejected lines of an invitation list are returned unchanged, below its heading line', () => {
  const list = 'Email,Plan\r\na@example.com,Gold\r\nb@example.com,Premium\r\nno address,x';
  expect(pickLines(list, [{ line: 2 }, { line: 4 }])).toBe(
    'Email,Plan\na@example.com,Gold\nno address,x',
  );
});

test('the rejected lines are returned without a heading line if the invitation list has none', () => {
  expect(pickLines('a@example.com\nno address', [{ line: 2 }])).toBe('no address');
});
