import { expect, test } from 'vitest';
import { type Journey, journeyOf } from './journey.ts';

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
  ['nothing yet', [], [], { state: 'not_begun' }],
  ['one part watched', [], watched([1, 1]), at(1, 2)],
  ['the second part first', [], watched([1, 2]), at(1, 1)],
  ['a week completed', ['id-1'], watched([1, 1], [1, 2]), at(2, 1)],
  ['a week and a half', ['id-1'], watched([1, 1], [1, 2], [2, 1]), at(2, 2)],
  ['the practice marked a later week', ['id-2'], [], at(1, 1)],
  ['both parts watched, not completed yet', ['id-1'], watched([2, 1], [2, 2]), at(2, 1)],
  ['all of them', ['id-1', 'id-2', 'id-3'], [], { state: 'complete' }],
  ['a workshop that is gone', ['id-9'], watched([9, 1]), { state: 'not_begun' }],
])('%s', (_name, completed, units, journey) => {
  expect(journeyOf(weeks, completed, units)).toEqual(journey);
});

test('without workshops there is no journey', () => {
  expect(journeyOf([], [], [])).toEqual({ state: 'not_begun' });
});
