import { expect, test } from 'vitest';
import { toHeights, toLevels } from './column-heights.ts';

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

test('in a line chart, the lowest number is near the bottom and the highest at the top', () => {
  expect(toLevels([37, null, 41, 45])).toEqual([20, null, 60, 100]);
  expect(toLevels([3, 9])).toEqual([10, 100]);
});

test('in a line chart, a number that hardly changes stays nearly flat', () => {
  expect(toLevels([99, 100])).toEqual([96, 100]);
  expect(toLevels([4, 4])).toEqual([100, 100]);
});
