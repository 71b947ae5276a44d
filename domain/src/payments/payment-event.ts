import type { Tier } from '../vocabulary.ts';

export type PaidTier = Exclude<Tier, 'free'>;

/** What can happen to what somebody pays, whoever takes the money. */
export type PaymentEvent = {
  /** The provider's own: the same event delivered twice has it twice. */
  id: string;
  /** When it happened there, not when it arrived here. */
  at: Date;
} & (
  | { kind: 'paid'; subscription: string; tier: PaidTier; until: Date }
  | { kind: 'past_due'; subscription: string }
  | { kind: 'cancelled'; subscription: string; until: Date }
  /** The provider does not say of which subscription: all of them. */
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
