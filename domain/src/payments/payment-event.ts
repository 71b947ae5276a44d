import type { Tier } from '../vocabulary.ts';

export type PaidTier = Exclude<Tier, 'free'>;

export type PaymentEvent = {
  id: string;
  at: Date;
} & (
  | {
      kind: 'paid';
      subscription: string;
      tier: PaidTier;
      until: Date;
      amount?: number;
      currency?: string;
    }
  | {
      kind: 'past_due';
      subscription: string;
      amount?: number;
      currency?: string;
      reason?: string;
      nextTryAt?: Date;
    }
  | { kind: 'cancelled'; subscription: string; until: Date }
  | { kind: 'refunded'; amount?: number; currency?: string }
  | { kind: 'disputed' | 'dispute_won' }
);

export const PAYMENT_KINDS = [
  'paid',
  'past_due',
  'cancelled',
  'refunded',
  'disputed',
  'dispute_won',
] as const satisfies readonly PaymentEvent['kind'][];
