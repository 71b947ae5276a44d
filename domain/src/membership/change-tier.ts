import { addDays } from '../calendar.ts';
import type { Tier } from '../vocabulary.ts';
import { dayIn, startOfDay } from './local-midnight.ts';
import { type MembershipRecord, membershipSummary } from './summary.ts';

export const PREMIUM_WINDOW_DAYS = 180;

export interface Moment {
  now: Date;
  /** Where the admin is: days begin and end there. */
  timeZone: string;
}

/**
 * What a membership becomes when an admin sets its tier. A premium one lasts until the day begins that
 * is 180 days from today; who already has premium keeps the day it started.
 */
export function changeTier(
  record: MembershipRecord,
  tier: Tier,
  { now, timeZone }: Moment,
): MembershipRecord {
  if (tier === 'free') return { tier, premiumStartedAt: null, premiumExpiresAt: null };
  const { isPremiumActive } = membershipSummary(record, now);
  const lastDay = addDays(dayIn(now, timeZone), PREMIUM_WINDOW_DAYS);
  return {
    tier,
    premiumStartedAt: (isPremiumActive && record.premiumStartedAt) || now,
    premiumExpiresAt: startOfDay(lastDay, timeZone),
  };
}
