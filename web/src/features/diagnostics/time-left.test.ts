import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [3_599_999, '59 min 59 s'],
  [3_600_000, '60 min 00 s'],
  [65_000, '1 min 05 s'],
  [1000, '0 min 01 s'],
  [999, 'expired'],
  [-5000, 'expired'],
])('the session’s remaining time is readable: %i ms are shown as %s', (milliseconds, text) => {
  expect(timeLeft(1_000_000 + milliseconds, 1_000_000)).toBe(text);
});
