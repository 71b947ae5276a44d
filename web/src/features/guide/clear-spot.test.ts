import { expect, test } from 'vitest';
import { clearSpot } from './clear-spot.ts';

const button = { top: 780, bottom: 828, left: 326, right: 374 };
const row = (top: number, bottom: number, left = 16, right = 374) => ({ top, bottom, left, right });

test('stays where nothing is under it', () => {
  expect(clearSpot(button, [], 100)).toBe(0);
  expect(clearSpot(button, [row(780, 828, 16, 200)], 100)).toBe(0);
});

test('moves up into the next gap', () => {
  const shift = clearSpot(button, [row(790, 840), row(650, 700)], 100);
  expect(button.bottom - shift).toBeLessThanOrEqual(790);
  expect(button.top - shift).toBeGreaterThanOrEqual(700);
});

test('covers as little as it can when there is no gap', () => {
  const shift = clearSpot(button, [row(100, 840, 16, 374), row(100, 300, 330, 374)], 100);
  expect(shift).toBe(0);
});
