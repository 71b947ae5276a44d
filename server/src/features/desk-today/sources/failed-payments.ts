import { GRACE_DAYS } from '@hearthway/domain/payments/paid-membership';
import { sql } from 'drizzle-orm';
import { findPeople } from '../find-people.ts';
import type { TodaySource } from '../today-source.ts';

export const failedPayments: TodaySource = {
  key: 'failed-payments',
  roles: ['front_desk'],
  async find(tx) {
    const { people, only } = await findPeople(tx, sql`app.members_past_due()`);
    if (people === 0) return null;
    return {
      tone: 'urgent',
      count: people,
      title: only?.name
        ? `${only.name}’s payment failed`
        : people === 1
          ? 'A payment failed'
          : 'Payments that failed',
      detail: `Premium stays open for ${GRACE_DAYS} days after the failed payment. We’ve mailed ${only ? 'them' : 'everybody'}; a personal word often helps.`,
      action: only
        ? { label: 'Open the record', path: only.path }
        : { label: 'See who', path: '/admin/members?filter=payment_failed' },
    };
  },
};
