import { expect, test } from 'vitest';
import { getJourney, type Journey } from './journey.ts';

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
