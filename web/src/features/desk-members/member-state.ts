import type { ListedMember } from '@hearthway/domain/desk-members/contract';
import { membershipState } from '@hearthway/domain/desk-members/membership-state';
import { describeDaysLeft, nameNearDay } from '../../desk/end-words.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

export type Membership = Pick<
  ListedMember,
  'tier' | 'premiumExpiresAt' | 'paymentStatus' | 'isInvited' | 'isHeld'
>;

/** If the tone is null, nobody at the desk has to act on this state. */
export interface MemberState {
  text: string;
  tone: BadgeTone | null;
}

export function memberState(member: Membership, now: Date): MemberState | null {
  const { tier, premiumExpiresAt, paymentStatus, isInvited, isHeld } = member;
  if (paymentStatus === 'past_due') return { text: 'Payment failed', tone: 'danger' };
  if (paymentStatus === 'disputed') return { text: 'Disputed', tone: 'danger' };
  if (isHeld) return { text: 'Not invited yet', tone: 'neutral' };
  if (isInvited) return { text: 'Invited', tone: 'neutral' };
  const end = premiumExpiresAt ? new Date(premiumExpiresAt) : null;
  const state = membershipState({ tier, premiumExpiresAt: end }, now);
  if (state === 'free') return null;
  if (!end) return { text: 'No end', tone: null };
  if (state === 'ended') return { text: `Ended ${nameNearDay(end, now)}`, tone: null };
  if (paymentStatus === 'active') return { text: `Renews ${nameNearDay(end, now)}`, tone: null };
  if (state === 'ending') return { text: `Ends ${describeDaysLeft(end, now)}`, tone: 'warm' };
  return { text: `Until ${nameNearDay(end, now)}`, tone: null };
}
