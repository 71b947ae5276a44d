import type { DayKey } from '../calendar.ts';
import type { Tier } from '../vocabulary.ts';
import type { Moment } from './change-tier.ts';
import { startOfDay } from './local-midnight.ts';
import { type MembershipRecord, membershipSummary } from './summary.ts';

export function setMembership(
  record: MembershipRecord,
  { tier, until }: { tier: Tier; until: DayKey | null },
  { now, timeZone }: Moment,
): MembershipRecord | null {
  if (tier === 'free') return { tier, premiumStartedAt: null, premiumExpiresAt: null };
  const premiumExpiresAt = until === null ? null : startOfDay(until, timeZone);
  if (premiumExpiresAt && premiumExpiresAt <= now) return null;
  const { isPremiumActive } = membershipSummary(record, now);
  return {
    tier,
    premiumStartedAt: (isPremiumActive && record.premiumStartedAt) || now,
    premiumExpiresAt,
  };
}
