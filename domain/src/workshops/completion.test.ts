import { expect, test } from 'vitest';
import { canMarkUnit, isWorkshopComplete } from './completion.ts';

test.each([
  [[], false],
  [[1], false],
  [[2], false],
  [[2, 1], true],
  [[1, 1], false],
  [[1, 2, 3], true],
])('completing the units %j completes the workshop: $1', (units, complete) => {
  expect(isWorkshopComplete(units)).toBe(complete);
});

test('a member cannot complete the units of a locked workshop', () => {
  expect((['completed', 'unlocked', 'locked'] as const).map(canMarkUnit)).toEqual([
    true,
    true,
    false,
  ]);
});
