import { dateName } from '@hearthway/domain/format';
import { failureReason } from '@hearthway/domain/payments/failure-reason';
import { GRACE_DAYS } from '@hearthway/domain/payments/paid-membership';
import { formatAmount } from '@hearthway/domain/payments/plan-price';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { findPeople } from '../find-people.ts';
import { listNames } from '../list-names.ts';
import type { TodayContext, TodaySource } from '../today-source.ts';

export const failedPayments: TodaySource = {
  key: 'failed-payments',
  roles: ['front_desk'],
  async find(tx, { config, toDay }) {
    const { people, names, only } = await findPeople(tx, sql`app.members_past_due()`);
    if (people === 0) return null;
    return {
      tone: 'urgent',
      count: people,
      title: only?.name
        ? `${only.name}’s payment failed`
        : people === 1
          ? 'A payment failed'
          : `${people} payments failed`,
      detail: [
        ...(only
          ? await describeFailure(tx, toDay, only.userId)
          : [`${listNames(names, people)}.`]),
        `Premium stays active for at least ${GRACE_DAYS} days.`,
        config.mail
          ? `We’ve emailed ${only ? 'them' : 'everyone'}.`
          : `${only ? 'They haven’t' : 'Nobody has'} had an email about it, because no mail server is set up.`,
      ].join(' '),
      action: only
        ? { label: 'See the payment', path: only.path }
        : { label: 'See who', path: '/admin/members?filter=payment_failed' },
    };
  },
};

async function describeFailure(
  tx: Tx,
  toDay: TodayContext['toDay'],
  userId: string,
): Promise<string[]> {
  const { rows } = await tx.execute<{
    at: Date;
    amount: string | null;
    currency: string | null;
    reason: string | null;
  }>(sql`select at, amount, currency, reason from app.payment_list(${userId}::uuid)
    where kind = 'past_due' order by at desc limit 1`);
  const [failed] = rows;
  if (!failed) return [];
  const { at, amount, currency, reason } = failed;
  const paid = amount && currency ? `${formatAmount(Number(amount), currency)}, ` : '';
  const why = reason ? `: ${failureReason(reason)}` : '';
  return [`${paid}${dateName(toDay(new Date(at)))}${why}.`];
}
