import { expect, test } from 'vitest';
import { distanceFromCentre, getThird } from './thirds.ts';

test.each([
  [0.01, 'inner'],
  [2.99, 'inner'],
  [3, 'middle'],
  [5.99, 'middle'],
  [6, 'outer'],
  [10, 'outer'],
])('a score of %d is in the %s third of the map', (score, third) => {
  expect(getThird(score)).toBe(third);
});

test.each([
  [0, 0],
  [1.5, 1 / 6],
  [3, 1 / 3],
  [4.5, 1 / 2],
  [6, 2 / 3],
  [8, 5 / 6],
  [10, 1],
])('a score of %d is drawn at radius %d', (score, distance) => {
  expect(distanceFromCentre(score)).toBeCloseTo(distance, 10);
});
