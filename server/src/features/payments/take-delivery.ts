import { applyPayments } from '@hearthway/domain/payments/apply-payments';
import { type PaidMembership, paidMembership } from '@hearthway/domain/payments/paid-membership';
import type { PaymentEvent } from '@hearthway/domain/payments/payment-event';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { paymentCustomers, paymentEvents } from '../../db/tables/payments.ts';
import { profiles } from '../../db/tables/profiles.ts';
import type { Deps } from '../../deps.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { type MembershipRow, readMembership, readProfileColumns } from '../../member/profile.ts';
import type { ProviderEvent } from '../../ports/payments.ts';
import { paymentFailedMail } from './payment-failed-mail.ts';

export type TakingDeps = Pick<Deps, 'db' | 'clock' | 'config'> & { outbox: Outbox };

/**
 * Keeps an event and tells the membership anew from all of them, in one transaction. The customer's
 * row is held meanwhile: deliveries of the same member take turns, and each finds all before it.
 */
export async function takeDelivery(
  { db, clock, config, outbox }: TakingDeps,
  { customer, event }: ProviderEvent,
): Promise<void> {
  await db.asPayments(async (tx) => {
    const [known] = await tx
      .select()
      .from(paymentCustomers)
      .where(eq(paymentCustomers.customer, customer))
      .for('update');
    // Somebody else's, or of an account that is gone.
    if (!known || !(await keep(tx, known.userId, event))) return;
    const paid = paidMembership(await eventsOf(tx, known.userId));
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
    if (isNewsOfFailure(event, paid)) await tellOfFailure(tx, { config, outbox }, current, paid);
  });
  outbox.hurry();
}

/** A failure that arrives after the payment that mended it is no news any more. */
const isNewsOfFailure = (event: PaymentEvent, { status }: PaidMembership) =>
  event.kind === 'past_due' && status === 'past_due';

async function tellOfFailure(
  tx: Tx,
  { config, outbox }: Pick<TakingDeps, 'config' | 'outbox'>,
  { email, firstName }: MembershipRow,
  { premiumExpiresAt }: PaidMembership,
): Promise<void> {
  if (!email) return;
  await outbox.post(tx, paymentFailedMail(email, { config, firstName, until: premiumExpiresAt }));
}

/** Whether it is the first time that we hear of it. */
async function keep(tx: Tx, userId: string, event: PaymentEvent): Promise<boolean> {
  const { id, at, kind } = event;
  const kept = await tx
    .insert(paymentEvents)
    .values({
      ...{ id, userId, kind, at },
      subscription: 'subscription' in event ? event.subscription : null,
      tier: 'tier' in event ? event.tier : null,
      until: 'until' in event ? event.until : null,
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return kept.length > 0;
}

async function eventsOf(tx: Tx, userId: string): Promise<PaymentEvent[]> {
  const rows = await tx.select().from(paymentEvents).where(eq(paymentEvents.userId, userId));
  return rows.map(
    ({ userId: _userId, ...row }) =>
      // What a kind has no word for is null in its row.
      Object.fromEntries(
        Object.entries(row).filter(([, value]) => value !== null),
      ) as unknown as PaymentEvent,
  );
}
