import { expect, test } from 'vitest';
import { pickLines } from './pick-lines.ts';

test('lines that were left out keep the heading and their whole text', () => {
  const list = 'Email,Plan\r\na@example.com,Gold\r\nb@example.com,Premium\r\nno address,x';
  expect(pickLines(list, [{ line: 2 }, { line: 4 }])).toBe(
    'Email,Plan\na@example.com,Gold\nno address,x',
  );
});

test('a list without a heading gets none', () => {
  expect(pickLines('a@example.com\nno address', [{ line: 2 }])).toBe('no address');
});
