import { expect, test } from 'vitest';
import { formatTime } from './format-time.ts';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [250, '4:10'],
])('the player shows times in minutes and seconds: %d is %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});
