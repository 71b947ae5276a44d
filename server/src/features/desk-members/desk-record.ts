import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { DESK_MEMBERS_TEXT } from '@hearthway/domain/desk-members/messages';
import type { PaymentEvent } from '@hearthway/domain/payments/payment-event';
import { sql } from 'drizzle-orm';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readMembership, readProfileColumns } from '../../member/profile.ts';

export interface StoredRecord extends Omit<DeskRecord, 'payments'> {
  payments: {
    customer: string;
    events: NonNullable<DeskRecord['payments']>['events'];
  } | null;
}

export function readDeskRecord(
  { db, who, now }: Call,
  { userId }: { userId: string },
): Promise<StoredRecord> {
  return db.asFrontDesk(who, async (tx) => {
    const record = await readRecord(tx, userId);
    await appendAudit(tx, { userId, action: 'looked_up', at: now });
    return record;
  });
}

export async function readRecord(tx: Tx, userId: string): Promise<StoredRecord> {
  const row = await readMembership(tx, { userId });
  if (!row) throw new HttpProblem(404, 'member_not_found', DESK_MEMBERS_TEXT.gone);
  const { premiumDates } = await readProfileColumns(tx);
  const { rows } = await tx.execute<{
    created_at: Date;
    seen_week: string | null;
    is_invited: boolean;
    is_held: boolean;
    invited_at: Date | null;
    path: DeskRecord['path'];
    payment_status: DeskRecord['paymentStatus'];
    customer: string | null;
    lock: DeskRecord['lock'];
    note: string | null;
    asked_at: Date | null;
    message: string | null;
  }>(sql`select p.created_at, app.seen_week(p.user_id)::text as seen_week,
      app.is_invited_only(p.user_id) and i.is_held is false as is_invited,
      app.is_invited_only(p.user_id) and i.is_held is true as is_held, coalesce(i.mailed_at, i.invited_at) as invited_at,
      p.recommended_path as path, app.payment_status(p.user_id) as payment_status,
      app.payment_customer(p.user_id) as customer,
      app.membership_lock(p.user_id) as lock, n.note, r.asked_at, r.message
    from profiles p left join app.member_notes n on n.user_id = p.user_id
      left join app.invitations i on i.user_id = p.user_id
      left join premium_requests r on r.user_id = p.user_id and r.done_at is null
    where p.user_id = ${userId}`);
  const more = rows[0];
  if (!more) throw new Error('the member was deleted while their record was read');
  return {
    userId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    tier: row.tier,
    premiumStartedAt: row.premiumStartedAt?.toISOString() ?? null,
    premiumExpiresAt: row.premiumExpiresAt?.toISOString() ?? null,
    expiryTracking: premiumDates,
    since: new Date(more.created_at).toISOString(),
    seenWeek: more.seen_week,
    isInvited: more.is_invited,
    isHeld: more.is_held,
    invitedAt: more.invited_at && new Date(more.invited_at).toISOString(),
    path: more.path,
    paymentStatus: more.payment_status,
    payments: more.customer
      ? { customer: more.customer, events: await readPayments(tx, userId) }
      : null,
    lock: more.lock,
    note: more.note ?? '',
    premiumRequest: more.asked_at && {
      askedAt: new Date(more.asked_at).toISOString(),
      message: more.message ?? '',
    },
    history: await readHistory(tx, userId),
  };
}

async function readHistory(tx: Tx, userId: string): Promise<DeskRecord['history']> {
  const { rows } = await tx.execute<{
    at: Date;
    action: DeskRecord['history'][number]['action'];
    details: DeskRecord['history'][number]['details'];
    by_operator: boolean;
    actor_name: string | null;
  }>(sql`select * from app.membership_history(${userId}::uuid)`);
  return rows.map(({ at, action, details, by_operator, actor_name }) => ({
    at: new Date(at).toISOString(),
    action,
    details,
    by: by_operator ? 'The operator' : actor_name,
  }));
}

async function readPayments(tx: Tx, userId: string) {
  const { rows } = await tx.execute<{
    kind: PaymentEvent['kind'];
    at: Date;
    until: Date | null;
    amount: string | null;
    currency: string | null;
    reason: string | null;
    next_try_at: Date | null;
  }>(sql`select * from app.payment_list(${userId}::uuid)`);
  return rows.map(({ kind, at, until, amount, currency, reason, next_try_at }) => ({
    kind,
    at: new Date(at).toISOString(),
    until: until && new Date(until).toISOString(),
    amount: amount === null ? null : Number(amount),
    currency,
    reason,
    nextTryAt: next_try_at && new Date(next_try_at).toISOString(),
  }));
}
