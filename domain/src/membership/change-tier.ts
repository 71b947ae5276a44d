import { addDays } from '../calendar.ts';
import type { Tier } from '../vocabulary.ts';
import { getLocalDay, startOfDay } from './local-midnight.ts';
import { type MembershipRecord, membershipSummary } from './summary.ts';

export const PREMIUM_WINDOW_DAYS = 180;

export interface Moment {
  now: Date;
  /** Premium begins and ends at midnight in the admin's time zone. */
  timeZone: string;
}

export function changeTier(
  record: MembershipRecord,
  tier: Tier,
  { now, timeZone }: Moment,
): MembershipRecord {
  if (tier === 'free') return { tier, premiumStartedAt: null, premiumExpiresAt: null };
  const { isPremiumActive } = membershipSummary(record, now);
  const lastDay = addDays(getLocalDay(now, timeZone), PREMIUM_WINDOW_DAYS);
  return {
    tier,
    premiumStartedAt: (isPremiumActive && record.premiumStartedAt) || now,
    premiumExpiresAt: startOfDay(lastDay, timeZone),
  };
}
