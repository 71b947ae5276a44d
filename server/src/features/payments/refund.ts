import type { RefundRequest } from '@hearthway/domain/payments/contract';
import type { PaymentStatus } from '@hearthway/domain/payments/paid-membership';
import { formatAmount } from '@hearthway/domain/payments/plan-price';
import { REFUND_TEXT } from '@hearthway/domain/payments/refund-messages';
import { sql } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import { callPaymentProvider } from '../../http/call-payment-provider.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Payments, RefundablePayment } from '../../ports/payments.ts';

interface Asked {
  payments: Payments | null;
  userId: string;
}

/** The provider is asked outside of the transaction, because it may take seconds. */
export async function findRefundable(
  { db, who }: Call,
  { payments, userId }: Asked,
): Promise<{ customer: string; payments: Payments; payment: RefundablePayment } | null> {
  await db.asAdmin(who, async () => {});
  const customer = await db.asFrontDesk(who, async (tx) => {
    const { rows } = await tx.execute<{ customer: string | null }>(
      sql`select app.payment_customer(${userId}::uuid) as customer`,
    );
    return rows[0]?.customer ?? null;
  });
  if (!payments || !customer) return null;
  const payment = await callPaymentProvider(() => payments.findRefundable(customer));
  return payment && { customer, payments, payment };
}

/**
 * Reads only the status of the payment. Reading a member's whole record is logged, but this is not,
 * so the page can ask repeatedly until a refund has been confirmed.
 */
export const readPaymentStatus = ({ db, who }: Call, { userId }: { userId: string }) =>
  db.asFrontDesk(who, async (tx) => {
    const { rows } = await tx.execute<{ status: PaymentStatus | null }>(
      sql`select app.payment_status(${userId}::uuid) as status`,
    );
    return rows[0]?.status ?? null;
  });

/**
 * Refunds the rest of the latest payment and ends the subscription, so that the member is not
 * charged again. The membership changes only when the provider reports the refund.
 */
export async function refundMember(
  call: Call,
  asked: Asked,
  { payment: id, amount }: RefundRequest,
): Promise<void> {
  const found = await findRefundable(call, asked);
  if (!found) throw new HttpProblem(409, 'no_payment', REFUND_TEXT.nothing);
  const { customer, payments, payment } = found;
  if (payment.id !== id || payment.amount !== amount) {
    throw new HttpProblem(409, 'changed_meanwhile', REFUND_TEXT.changed);
  }
  if (payment.isDisputed) throw new HttpProblem(409, 'payment_disputed', REFUND_TEXT.disputed);
  // The refund is logged first, so that there is no refund without an audit entry.
  await call.db.asAdmin(call.who, (tx) =>
    appendAudit(tx, {
      userId: asked.userId,
      action: 'refund_asked',
      details: { price: formatAmount(amount, payment.currency) },
      at: call.now,
    }),
  );
  const isRefunded = await callPaymentProvider(async () => {
    // The subscription ends first. If the refund then fails, the member is charged nothing more,
    // and the desk can safely try again.
    await payments.endSubscriptions(customer);
    return payments.refund(payment);
  });
  if (!isRefunded) throw new HttpProblem(409, 'refund_refused', REFUND_TEXT.refused);
}
