import { sql } from 'drizzle-orm';
import { findPeople } from '../find-people.ts';
import type { TodaySource } from '../today-source.ts';

export const disputedPayments: TodaySource = {
  key: 'disputed-payments',
  roles: ['front_desk'],
  async find(tx) {
    const { people, only } = await findPeople(tx, sql`app.members_disputed()`);
    if (people === 0) return null;
    return {
      tone: 'urgent',
      count: people,
      title: only?.name
        ? `${only.name}’s bank disputes a payment`
        : people === 1
          ? 'A bank disputes a payment'
          : 'Banks dispute payments',
      detail: 'You have only a few days to answer, in Stripe. The Premium paid for has ended.',
      action: only
        ? { label: 'Open the record', path: only.path }
        : { label: 'See who', path: '/admin/members?filter=disputed' },
    };
  },
};
