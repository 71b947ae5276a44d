import { expect, test } from 'vitest';
import { isNearLimit } from './limits-per-member.ts';

test('a limit is announced when nine tenths of it are used', () => {
  expect(isNearLimit('belief_worksheets', 899)).toBe(false);
  expect(isNearLimit('belief_worksheets', 900)).toBe(true);
});
