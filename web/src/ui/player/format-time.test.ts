import { expect, test } from 'vitest';
import { formatTime } from './format-time.ts';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [250, '4:10'],
])('the player shows %d seconds as %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});
