import { expect, test } from 'vitest';
import { membershipSummary } from './summary.ts';
import { membershipBadge, membershipStatus } from './texts.ts';

const now = new Date('2026-11-15T20:00:00Z');
const past = new Date('2026-11-15T19:59:59Z');
const future = new Date('2026-11-15T20:00:01Z');

test.each([
  ['free', null, 'You currently have Free Access.', 'member'],
  ['premium', null, 'Premium access is active.', 'premium'],
  ['premium', future, 'Premium access is active.', 'premium'],
  ['premium', past, 'Premium access has ended.', 'premium'],
  ['premium_plus', future, 'Premium access is active.', 'premium plus'],
  ['premium_plus', past, 'Premium access has ended.', 'premium plus'],
] as const)(
  'a %s membership that expires at %s is described as "%s"',
  (tier, premiumExpiresAt, status, badge) => {
    const summary = membershipSummary({ tier, premiumStartedAt: null, premiumExpiresAt }, now);
    expect(membershipStatus(summary)).toBe(status);
    expect(membershipBadge(tier)).toBe(badge);
  },
);
