import { expect, test } from 'vitest';
import { atMostInASecond } from './open-telemetry.ts';

test('only so many traces are begun in a second, and the next second has as many again', () => {
  let now = 0;
  const isFew = atMostInASecond(10, () => now);
  const begun = (asked: number) => Array.from({ length: asked }, isFew).filter(Boolean).length;
  expect(begun(4)).toBe(4);
  now = 999;
  expect(begun(900)).toBe(6);
  now = 1000;
  expect(begun(900)).toBe(10);
});
