import { dayNumber } from '@hearthway/domain/calendar';
import type { ListedMember } from '@hearthway/domain/desk-members/contract';
import { membershipState } from '@hearthway/domain/desk-members/membership-state';
import { shortDate } from '@hearthway/domain/format';
import { calendarDay } from '../../lib/calendar-day.ts';
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
  if (state === 'ended') return { text: `Ended ${formatEnd(end, now)}`, tone: null };
  if (paymentStatus === 'active') return { text: `Renews ${formatEnd(end, now)}`, tone: null };
  if (state === 'ending') return { text: `Ends ${inDays(end, now)}`, tone: 'warm' };
  return { text: `Until ${formatEnd(end, now)}`, tone: null };
}

function inDays(end: Date, now: Date): string {
  const days = dayNumber(calendarDay(end)) - dayNumber(calendarDay(now));
  if (days < 1) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

export const formatShort = (date: Date): string =>
  `${shortDate(calendarDay(date))} ${date.getFullYear()}`;

const formatEnd = (end: Date, now: Date) =>
  end.getFullYear() === now.getFullYear() ? shortDate(calendarDay(end)) : formatShort(end);
