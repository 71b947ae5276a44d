import type { MembershipRecord } from '../membership/summary.ts';
import { PAYMENT_KINDS, type PaidTier, type PaymentEvent } from './payment-event.ts';

/**
 * Premium stays open for seven days after a failed renewal, so that the member can fix the payment.
 */
export const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

export type PaymentStatus = 'active' | 'past_due' | 'cancelled' | 'refunded' | 'disputed';

/**
 * A second checkout would charge paying members twice, so they change their plan with the payment
 * provider.
 */
export const isPaying = (status: PaymentStatus | null | undefined): boolean =>
  status === 'active' || status === 'past_due';

export interface PaidMembership extends MembershipRecord {
  tier: PaidTier;
  premiumStartedAt: Date;
  premiumExpiresAt: Date;
  status: PaymentStatus;
}

interface Subscription {
  tier: PaidTier;
  startedAt: Date;
  paidUntil: Date;
  graceUntil: Date | null;
  cancelledUntil: Date | null;
  refundedAt: Date | null;
  disputedAt: Date | null;
}

/**
 * Payment events may arrive in any order. If there are several subscriptions, the one that lasts
 * longest counts.
 */
export function paidMembership(events: readonly PaymentEvent[]): PaidMembership | null {
  const subscriptions = new Map<string, Subscription>();
  for (const event of events.toSorted(compareEvents)) applyEvent(subscriptions, event);
  const memberships = [...subscriptions.values()].map(toMembership);
  return memberships.toSorted(compareMemberships)[0] ?? null;
}

/**
 * The provider's timestamps are whole seconds. Events with the same timestamp are sorted in the
 * order in which they usually happen.
 */
function compareEvents(a: PaymentEvent, b: PaymentEvent): number {
  const rank = (event: PaymentEvent) => PAYMENT_KINDS.indexOf(event.kind);
  return a.at.getTime() - b.at.getTime() || rank(a) - rank(b) || (a.id < b.id ? -1 : 1);
}

function applyEvent(subscriptions: Map<string, Subscription>, event: PaymentEvent): void {
  const all = [...subscriptions.values()];
  switch (event.kind) {
    case 'paid': {
      const known = subscriptions.get(event.subscription);
      subscriptions.set(event.subscription, {
        tier: event.tier,
        startedAt: known?.startedAt ?? event.at,
        paidUntil: event.until,
        graceUntil: null,
        cancelledUntil: null,
        refundedAt: null,
        disputedAt: known?.disputedAt ?? null,
      });
      break;
    }
    case 'past_due': {
      const late = subscriptions.get(event.subscription);
      if (late) late.graceUntil = new Date(event.at.getTime() + GRACE_DAYS * DAY_MS);
      break;
    }
    case 'cancelled': {
      const ended = subscriptions.get(event.subscription);
      if (ended) ended.cancelledUntil = event.until;
      break;
    }
    case 'refunded':
      for (const each of all) each.refundedAt = event.at;
      break;
    case 'disputed':
      for (const each of all) each.disputedAt = event.at;
      break;
    case 'dispute_won':
      for (const each of all) each.disputedAt = null;
      break;
  }
}

function toMembership(paid: Subscription): PaidMembership {
  const { tier, startedAt: premiumStartedAt } = paid;
  const until = (premiumExpiresAt: Date, status: PaymentStatus) => ({
    ...{ tier, premiumStartedAt, premiumExpiresAt, status },
  });
  if (paid.disputedAt) return until(paid.disputedAt, 'disputed');
  if (paid.refundedAt) return until(paid.refundedAt, 'refunded');
  if (paid.cancelledUntil) return until(paid.cancelledUntil, 'cancelled');
  if (paid.graceUntil) return until(laterDate(paid.paidUntil, paid.graceUntil), 'past_due');
  return until(paid.paidUntil, 'active');
}

const laterDate = (a: Date, b: Date) => (a > b ? a : b);

function compareMemberships(a: PaidMembership, b: PaidMembership): number {
  const better = (each: PaidMembership) => (each.tier === 'premium_plus' ? 1 : 0);
  return (
    b.premiumExpiresAt.getTime() - a.premiumExpiresAt.getTime() ||
    better(b) - better(a) ||
    a.premiumStartedAt.getTime() - b.premiumStartedAt.getTime()
  );
}
