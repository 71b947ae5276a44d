import type { Tier } from '../vocabulary.ts';

export interface MembershipRecord {
  tier: Tier;
  premiumStartedAt: Date | null;
  premiumExpiresAt: Date | null;
}

export interface MembershipSummary extends MembershipRecord {
  isPremium: boolean;
  isPremiumActive: boolean;
  remainingDays: number | null;
}

const DAY_MS = 86_400_000;

export function membershipSummary(record: MembershipRecord, now: Date): MembershipSummary {
  const { tier, premiumExpiresAt } = record;
  const isPremium = tier !== 'free';
  const remainingMs = premiumExpiresAt && premiumExpiresAt.getTime() - now.getTime();
  return {
    ...record,
    isPremium,
    isPremiumActive: isPremium && (remainingMs === null || remainingMs > 0),
    remainingDays: remainingMs === null ? null : Math.round(remainingMs / DAY_MS),
  };
}
