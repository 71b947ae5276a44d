import { expect, test } from 'vitest';
import { membershipState } from './membership-state.ts';

const now = new Date('2026-11-15T20:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const WEEK = 7 * 86_400_000;

test.each([
  ['free', null, 'free'],
  ['free', later(-1), 'free'],
  ['premium', null, 'active'],
  ['premium', later(WEEK + 1), 'active'],
  ['premium_plus', later(WEEK), 'ending'],
  ['premium', later(1), 'ending'],
  ['premium', now, 'ended'],
  ['premium_plus', later(-WEEK), 'ended'],
] as const)('a %s membership with the end date %s is %s', (tier, premiumExpiresAt, state) => {
  expect(membershipState({ tier, premiumExpiresAt }, now)).toBe(state);
});
