import { expect, test } from 'vitest';
import { getSeason, getSkyPart } from './sky.ts';

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'day'],
  [16, 'day'],
  [17, 'evening'],
  [20, 'evening'],
  [21, 'night'],
  [23, 'night'],
] as const)(
  'the sky in the picture follows the time of day: at %i o’clock it shows %s',
  (hour, part) => {
    expect(getSkyPart(hour)).toBe(part);
  },
);

test.each([
  [0, 'winter'],
  [1, 'winter'],
  [2, 'spring'],
  [4, 'spring'],
  [5, 'summer'],
  [7, 'summer'],
  [8, 'autumn'],
  [10, 'autumn'],
  [11, 'winter'],
] as const)('the picture follows the season: month %i is in %s', (month, season) => {
  expect(getSeason(month)).toBe(season);
});
