import { formatDay } from '../format.ts';
import { TIER_WORDS } from '../membership/texts.ts';
import type { DeskRecord } from './contract.ts';
import { membershipState } from './membership-state.ts';

type Membership = Pick<
  DeskRecord,
  'tier' | 'premiumExpiresAt' | 'paymentStatus' | 'expiryTracking'
>;

export function describeMembership(
  { tier, premiumExpiresAt, paymentStatus, expiryTracking }: Membership,
  { now, isRefunding = false }: { now: Date; isRefunding?: boolean },
): string {
  const end = premiumExpiresAt ? new Date(premiumExpiresAt) : null;
  const name = TIER_WORDS[tier].replace(/^./, (letter) => letter.toUpperCase());
  const state = membershipState({ tier, premiumExpiresAt: end }, now);
  // Databases of older versions do not store when Premium ends.
  if (state === 'free' || !expiryTracking) return name;
  if (!end) return `${name}, no end date`;
  if (state === 'ended') return `${name} ended on ${formatDay(end)}`;
  if (isRefunding) return `${name}, a refund is on its way`;
  if (paymentStatus === 'past_due') return `${name}, ends on ${formatDay(end)} unless they pay`;
  return `${name}, ${paymentStatus === 'active' ? 'renews' : 'ends'} on ${formatDay(end)}`;
}
