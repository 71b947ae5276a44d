import type { MembershipRecord } from '../membership/summary.ts';
import { membershipSummary } from '../membership/summary.ts';

export const ENDING_DAYS = 7;
/** After 60 days away, a letter rarely brings a member back. */
export const QUIET_DAYS = { from: 21, until: 60 } as const;
export const UNANSWERED_DAYS = 7;

const DAY_MS = 86_400_000;

export type MembershipState = 'free' | 'active' | 'ending' | 'ended';

export function membershipState(
  { tier, premiumExpiresAt }: Pick<MembershipRecord, 'tier' | 'premiumExpiresAt'>,
  now: Date,
): MembershipState {
  const record = { tier, premiumStartedAt: null, premiumExpiresAt };
  const { isPremium, isPremiumActive } = membershipSummary(record, now);
  if (!isPremium) return 'free';
  if (!isPremiumActive) return 'ended';
  const leftMs = premiumExpiresAt ? premiumExpiresAt.getTime() - now.getTime() : null;
  return leftMs !== null && leftMs <= ENDING_DAYS * DAY_MS ? 'ending' : 'active';
}
