import type { PaymentStatus } from '@hearthway/domain/payments/paid-membership';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { MemberSession, Tx } from '../../db/database.ts';
import { callPaymentProvider } from '../../http/call-payment-provider.ts';
import { readProfile } from '../../member/profile.ts';
import type { Payments } from '../../ports/payments.ts';

export interface OwnCustomer extends Record<string, unknown> {
  customer: string;
  status: PaymentStatus | null;
  paid_at: string | null;
}

export async function readOwnCustomer(tx: Tx): Promise<OwnCustomer | null> {
  const { rows } = await tx.execute<OwnCustomer>(
    sql`select *, app.own_paid_at() as paid_at from app.own_payments()`,
  );
  return rows[0] ?? null;
}

/** The customer is stored before the member can pay, so that every webhook finds its member. */
export async function ensureCustomer({ db, who }: Call, payments: Payments): Promise<string> {
  const { known, email } = await db.read(who, async (tx) => ({
    known: await readOwnCustomer(tx),
    email: (await readProfile(tx)).email ?? '',
  }));
  if (known) return known.customer;
  const customer = await callPaymentProvider(() =>
    payments.createCustomer({ userId: who.userId, email }),
  );
  return saveCustomer(db, who, customer);
}

function saveCustomer(db: Call['db'], { userId }: MemberSession, customer: string) {
  return db.asPayments(async (tx) => {
    const { rows } = await tx.execute<{ customer: string }>(sql`
      with made as (insert into app.payment_customers (user_id, customer) values (${userId}, ${customer})
        on conflict (user_id) do nothing returning customer)
      select customer from made
      union all select customer from app.payment_customers where user_id = ${userId} limit 1`);
    return rows[0]?.customer ?? customer;
  });
}
