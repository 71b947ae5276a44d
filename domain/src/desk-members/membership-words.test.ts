import { expect, test } from 'vitest';
import { describeMembership } from './membership-words.ts';

const now = new Date('2026-11-18T12:00:00Z');
const end = '2026-11-25T09:00:00.000Z';

test.each([
  ['free', null, null, 'Free'],
  ['premium', null, null, 'Premium, no end date'],
  ['premium', end, null, 'Premium, ends on 25 November 2026'],
  ['premium', end, 'past_due', 'Premium, ends on 25 November 2026 unless they pay'],
  ['premium_plus', end, 'active', 'Premium plus, renews on 25 November 2026'],
  ['premium', '2026-11-17T09:00:00.000Z', 'refunded', 'Premium ended on 17 November 2026'],
] as const)(
  'a %s membership with the end date %s and payments %s reads “%s”',
  (tier, until, paid, words) => {
    const membership = { tier, premiumExpiresAt: until, paymentStatus: paid, expiryTracking: true };
    expect(describeMembership(membership, { now })).toBe(words);
  },
);

test('a membership whose payment is being refunded promises no renewal', () => {
  const membership = {
    tier: 'premium' as const,
    premiumExpiresAt: end,
    paymentStatus: 'active' as const,
    expiryTracking: true,
  };
  expect(describeMembership(membership, { now, isRefunding: true })).toBe(
    'Premium, a refund is on its way',
  );
});
