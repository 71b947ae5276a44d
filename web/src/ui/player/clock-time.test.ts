import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [250, '4:10'],
])('%d seconds are written %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
