import { expect, test } from 'vitest';
import { limitPerSecond } from './open-telemetry.ts';

test('the number of traces per second is limited', () => {
  let now = 0;
  const hasCapacity = limitPerSecond(10, () => now);
  const begun = (asked: number) =>
    Array.from({ length: asked }, hasCapacity).filter(Boolean).length;
  expect(begun(4)).toBe(4);
  now = 999;
  expect(begun(900)).toBe(6);
  now = 1000;
  expect(begun(900)).toBe(10);
});
