import { describe, expect, it, test } from 'vitest';
import { membershipSummary } from './summary.ts';

const now = new Date('2026-11-15T20:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('the membership summary', () => {
  test.each([
    ['free', null, false, false, null],
    ['premium', null, true, true, null],
    ['premium_plus', null, true, true, null],
    ['premium', 10, true, true, 10],
    ['premium', 10.6, true, true, 11],
    ['premium', 0, true, false, 0],
    ['premium_plus', -3, true, false, -3],
    ['free', 10, false, false, 10],
  ] as const)(
    'says whether premium of the tier $0 with $1 days left is active',
    (tier, days, isPremium, isPremiumActive, remainingDays) => {
      const premiumExpiresAt = days === null ? null : inDays(days);
      const summary = membershipSummary({ tier, premiumStartedAt: null, premiumExpiresAt }, now);
      expect(summary).toMatchObject({ isPremium, isPremiumActive, remainingDays });
    },
  );

  it('ends premium exactly at the expiry time', () => {
    const record = { tier: 'premium', premiumStartedAt: null, premiumExpiresAt: now } as const;
    expect(membershipSummary(record, new Date(now.getTime() - 1)).isPremiumActive).toBe(true);
    expect(membershipSummary(record, now).isPremiumActive).toBe(false);
  });
});
