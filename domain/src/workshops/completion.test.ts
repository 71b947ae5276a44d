import { expect, test } from 'vitest';
import { canMarkUnit, isWorkshopComplete } from './completion.ts';

test.each([
  [[], false],
  [[1], false],
  [[2], false],
  [[2, 1], true],
  [[1, 1], false],
  [[1, 2, 3], true],
])('units %j complete the workshop: %s', (units, complete) => {
  expect(isWorkshopComplete(units)).toBe(complete);
});

test('does not allow marking units of a locked workshop', () => {
  expect((['completed', 'unlocked', 'locked'] as const).map(canMarkUnit)).toEqual([
    true,
    true,
    false,
  ]);
});
