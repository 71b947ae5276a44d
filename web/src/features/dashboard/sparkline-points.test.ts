import { expect, test } from 'vitest';
import { toSegments } from './sparkline-points.ts';

test('a line starts at the left, ends at the right and rises with its numbers', () => {
  const [points = []] = toSegments([0, 5, 10]);
  expect(points.map(({ x }) => x)).toEqual([0, 50, 100]);
  expect(points.map(({ y }) => y)).toEqual([92, 50, 8]);
});

test('a small change of a large number looks small', () => {
  const [points = []] = toSegments([100, 101]);
  expect(Math.abs((points[0]?.y ?? 0) - (points[1]?.y ?? 0))).toBeLessThan(5);
});

test('a week without a number leaves a gap in the line', () => {
  expect(toSegments([1, null, 2, 3]).map((points) => points.length)).toEqual([1, 2]);
  expect(toSegments([null, null])).toEqual([]);
});
