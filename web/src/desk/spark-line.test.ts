import { expect, test } from 'vitest';
import { drawSparkLine } from './spark-line.ts';

test('a small line goes from the lowest number at the bottom to the highest at the top', () => {
  expect(drawSparkLine([10, 15, 20])).toEqual({ path: 'M0 100L50 50L100 0', end: 100 });
});

test('a number that hardly changes is a nearly flat line in the middle', () => {
  expect(drawSparkLine([100, 100, 101, 100])).toEqual({
    path: 'M0 52L33 52L67 48L100 52',
    end: 48,
  });
});

test('a hidden week interrupts the line, and too few weeks draw none', () => {
  expect(drawSparkLine([10, null, 20, 10])).toEqual({ path: 'M0 100M67 0L100 100', end: 0 });
  expect(drawSparkLine([10, 20, null])).toBeNull();
});
