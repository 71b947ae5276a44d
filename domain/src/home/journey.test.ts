import { expect, test } from 'vitest';
import { getJourney, type Journey, nextFilmPlace } from './journey.ts';

const weeks = [1, 2, 3].map((week) => ({
  id: `id-${week}`,
  slug: `week-${week}`,
  title: `Week ${week}`,
}));
const at = (week: number, unit: 1 | 2): Journey => ({
  state: 'under_way',
  week,
  unit,
  slug: `week-${week}`,
  title: `Week ${week}`,
});
const watched = (...units: [number, number][]) =>
  units.map(([week, unit]) => ({ slug: `week-${week}`, unit }));

test.each<[string, string[], ReturnType<typeof watched>, Journey]>([
  ['nothing done yet', [], [], { state: 'not_begun' }],
  ['one part watched', [], watched([1, 1]), at(1, 2)],
  ['only the second part watched', [], watched([1, 2]), at(1, 1)],
  ['week one completed', ['id-1'], watched([1, 1], [1, 2]), at(2, 1)],
  [
    'week one completed and half of week two watched',
    ['id-1'],
    watched([1, 1], [1, 2], [2, 1]),
    at(2, 2),
  ],
  ['only a later week completed', ['id-2'], [], at(1, 1)],
  ['both parts watched, not completed yet', ['id-1'], watched([2, 1], [2, 2]), at(2, 1)],
  ['all weeks completed', ['id-1', 'id-2', 'id-3'], [], { state: 'complete' }],
  ['only a deleted workshop completed', ['id-9'], watched([9, 1]), { state: 'not_begun' }],
])('with $0, the member’s journey is $3', (_name, completed, units, journey) => {
  expect(getJourney(weeks, completed, units)).toEqual(journey);
});

test('a journey without workshops has not begun', () => {
  expect(getJourney([], [], [])).toEqual({ state: 'not_begun' });
});

test('the next film is the open part of the current week, or the first film before the journey begins', () => {
  expect(nextFilmPlace(weeks, at(2, 2))).toMatchObject({
    ...{ slug: 'week-2', unit: 2, workshop: 'Week 2', week: 2, of: 3, isBegun: true },
  });
  expect(nextFilmPlace(weeks, { state: 'not_begun' })).toMatchObject({
    ...{ slug: 'week-1', unit: 1, week: 1, of: 3, isBegun: false },
  });
  expect(nextFilmPlace(weeks, { state: 'complete' })).toBeNull();
  expect(nextFilmPlace([], { state: 'not_begun' })).toBeNull();
});
