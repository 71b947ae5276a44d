import { addDays } from '../calendar.ts';
import type { Tier } from '../vocabulary.ts';
import type { Moment } from './change-tier.ts';
import { getLocalDay, startOfDay } from './local-midnight.ts';
import { type MembershipRecord, membershipSummary } from './summary.ts';

export interface Period {
  kind: 'gift' | 'trial';
  tier: Exclude<Tier, 'free'>;
  days: number;
}

export type GivenPeriod =
  | { given: true; membership: MembershipRecord }
  | { given: false; reason: 'premium_is_open' | 'premium_never_ends' };

export function givePeriod(
  record: MembershipRecord,
  { kind, tier, days }: Period,
  { now, timeZone }: Moment,
): GivenPeriod {
  const { isPremiumActive } = membershipSummary(record, now);
  if (isPremiumActive && kind === 'trial') return { given: false, reason: 'premium_is_open' };
  if (isPremiumActive && !record.premiumExpiresAt) {
    return { given: false, reason: 'premium_never_ends' };
  }
  const from = (isPremiumActive && record.premiumExpiresAt) || now;
  return {
    given: true,
    membership: {
      // A gift of Premium must not downgrade a member who has Premium Plus.
      tier: isPremiumActive && record.tier === 'premium_plus' ? 'premium_plus' : tier,
      premiumStartedAt: (isPremiumActive && record.premiumStartedAt) || now,
      premiumExpiresAt: startOfDay(addDays(getLocalDay(from, timeZone), days), timeZone),
    },
  };
}
