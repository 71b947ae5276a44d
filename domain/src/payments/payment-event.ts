import type { Tier } from '../vocabulary.ts';

export type PaidTier = Exclude<Tier, 'free'>;

/** Payment events, independent of the provider. */
export type PaymentEvent = {
  /** The provider's event id, used to detect repeated deliveries. */
  id: string;
  /** When the event happened at the provider, not when it arrived. */
  at: Date;
} & (
  | { kind: 'paid'; subscription: string; tier: PaidTier; until: Date }
  | { kind: 'past_due'; subscription: string }
  | { kind: 'cancelled'; subscription: string; until: Date }
  /** The provider does not name the subscription, so these apply to all. */
  | { kind: 'refunded' | 'disputed' | 'dispute_won' }
);

export const PAYMENT_KINDS = [
  'paid',
  'past_due',
  'cancelled',
  'refunded',
  'disputed',
  'dispute_won',
] as const satisfies readonly PaymentEvent['kind'][];
