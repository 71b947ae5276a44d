import { applyPayments } from '@hearthway/domain/payments/apply-payments';
import { type PaidMembership, paidMembership } from '@hearthway/domain/payments/paid-membership';
import type { PaymentEvent } from '@hearthway/domain/payments/payment-event';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { emitEvent } from '../../db/emit-event.ts';
import { paymentCustomers, paymentEvents } from '../../db/tables/payments.ts';
import { profiles } from '../../db/tables/profiles.ts';
import type { Deps } from '../../deps.ts';
import { type MembershipRow, readMembership, readProfileColumns } from '../../member/profile.ts';
import type { ProviderEvent } from '../../ports/payments.ts';
import { paymentFailedMail } from './payment-failed-mail.ts';

export type PaymentEventDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'outbox'>;

/**
 * Events arrive in any order, so the membership is recalculated from all of them. A lock makes
 * simultaneous events for the same member wait.
 */
export async function handlePaymentEvent(
  { db, clock, config, outbox }: PaymentEventDeps,
  { customer, event }: ProviderEvent,
): Promise<void> {
  await db.asPayments(async (tx) => {
    const [known] = await tx
      .select()
      .from(paymentCustomers)
      .where(eq(paymentCustomers.customer, customer))
      .for('update');
    if (!known || !(await storeEvent(tx, known.userId, event))) return;
    const paid = paidMembership(await readEvents(tx, known.userId));
    if (!paid) return;
    const current = await readMembership(tx, { userId: known.userId }, { lock: true });
    if (!current) return;
    const { appliedTier, appliedExpiresAt } = known;
    const applied = appliedTier && {
      tier: appliedTier,
      premiumStartedAt: null,
      premiumExpiresAt: appliedExpiresAt,
    };
    const { tier, premiumStartedAt, premiumExpiresAt } = applyPayments(
      { current, applied, paid },
      clock.now(),
    );
    const { premiumDates } = await readProfileColumns(tx);
    await tx
      .update(profiles)
      .set(premiumDates ? { tier, premiumStartedAt, premiumExpiresAt } : { tier })
      .where(eq(profiles.userId, known.userId));
    await tx
      .update(paymentCustomers)
      .set({
        appliedTier: paid.tier,
        appliedExpiresAt: paid.premiumExpiresAt,
        status: paid.status,
      })
      .where(eq(paymentCustomers.userId, known.userId));
    if (isNewFailure(event, paid)) {
      await mailFailure(tx, { config, outbox }, current, paid);
      const facts = { tier: paid.tier, until: paid.premiumExpiresAt.toISOString() };
      await emitEvent(tx, 'payment.failed', { userId: known.userId, facts });
    }
  });
  outbox.hurry();
}

/**
 * If the report of a failed payment arrives after a newer payment, the membership is not past due.
 */
const isNewFailure = (event: PaymentEvent, { status }: PaidMembership) =>
  event.kind === 'past_due' && status === 'past_due';

async function mailFailure(
  tx: Tx,
  { config, outbox }: Pick<PaymentEventDeps, 'config' | 'outbox'>,
  { email, firstName }: MembershipRow,
  { premiumExpiresAt }: PaidMembership,
): Promise<void> {
  if (!email) return;
  await outbox.post(tx, paymentFailedMail(email, { config, firstName, until: premiumExpiresAt }));
}

async function storeEvent(tx: Tx, userId: string, event: PaymentEvent): Promise<boolean> {
  const { id, at, kind } = event;
  const kept = await tx
    .insert(paymentEvents)
    .values({
      ...{ id, userId, kind, at },
      subscription: 'subscription' in event ? event.subscription : null,
      tier: 'tier' in event ? event.tier : null,
      until: 'until' in event ? event.until : null,
      amount: 'amount' in event ? event.amount : null,
      currency: 'currency' in event ? event.currency : null,
      reason: 'reason' in event ? event.reason : null,
      nextTryAt: 'nextTryAt' in event ? event.nextTryAt : null,
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return kept.length > 0;
}

async function readEvents(tx: Tx, userId: string): Promise<PaymentEvent[]> {
  const rows = await tx.select().from(paymentEvents).where(eq(paymentEvents.userId, userId));
  return rows.map(
    ({ userId: _userId, ...row }) =>
      Object.fromEntries(
        Object.entries(row).filter(([, value]) => value !== null),
      ) as unknown as PaymentEvent,
  );
}
