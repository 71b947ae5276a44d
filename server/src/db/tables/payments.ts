import type { PaymentStatus } from '@hearthway/domain/payments/paid-membership';
import { PAYMENT_KINDS, type PaidTier } from '@hearthway/domain/payments/payment-event';
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core';
import { instant, userId } from './own-columns.ts';

const app = pgSchema('app');

export const paymentCustomers = app.table('payment_customers', {
  userId,
  customer: text('customer').notNull(),
  appliedTier: text('applied_tier').$type<PaidTier>(),
  appliedExpiresAt: instant('applied_expires_at'),
  status: text('status').$type<PaymentStatus>(),
});

export const paymentEvents = app.table('payment_events', {
  id: text('id').primaryKey(),
  userId,
  kind: text('kind', { enum: PAYMENT_KINDS }).notNull(),
  at: instant('at').notNull(),
  subscription: text('subscription'),
  tier: text('tier').$type<PaidTier>(),
  until: instant('until'),
  amount: bigint('amount', { mode: 'number' }),
  currency: text('currency'),
  reason: text('reason'),
  nextTryAt: instant('next_try_at'),
});
