import { expect, test } from 'vitest';
import { toHeights } from './column-heights.ts';

test('the largest number fills the height of the chart', () => {
  expect(toHeights([0, 5, 20])).toEqual([0, 25, 100]);
});

test('in a column chart, a small change of a large number looks small', () => {
  expect(toHeights([99, 100])).toEqual([99, 100]);
});

test('in a column chart, an unknown week looks different from a week with zero', () => {
  expect(toHeights([null, 0, 4])).toEqual([null, 0, 100]);
  expect(toHeights([0, 0])).toEqual([0, 0]);
});
