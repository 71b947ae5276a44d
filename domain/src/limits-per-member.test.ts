import { expect, test } from 'vitest';
import { isNearLimit } from './limits-per-member.ts';

test('the member is told when nine tenths of a limit are used', () => {
  expect(isNearLimit('belief_worksheets', 899)).toBe(false);
  expect(isNearLimit('belief_worksheets', 900)).toBe(true);
});
