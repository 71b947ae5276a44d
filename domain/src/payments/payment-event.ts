import type { Tier } from '../vocabulary.ts';

export type PaidTier = Exclude<Tier, 'free'>;

export type PaymentEvent = {
  /** Repeated deliveries are recognised by the provider's id. */
  id: string;
  /** `at` is the time at the provider, which may be long before the event arrived here. */
  at: Date;
} & (
  | {
      kind: 'paid';
      subscription: string;
      tier: PaidTier;
      until: Date;
      /** `amount` is in the currency's smallest unit. Older payments were stored without it. */
      amount?: number;
      currency?: string;
    }
  | { kind: 'past_due'; subscription: string }
  | { kind: 'cancelled'; subscription: string; until: Date }
  /**
   * The provider does not name the subscription in these events, so they apply to all subscriptions
   * of the member.
   */
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
