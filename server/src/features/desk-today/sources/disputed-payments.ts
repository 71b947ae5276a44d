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
        ? `${only.name}’s bank is disputing a payment`
        : people === 1
          ? 'A bank is disputing a payment'
          : 'Banks are disputing payments',
      detail: 'You only have a few days to respond in Stripe. The Premium they paid for has ended.',
      action: only
        ? { label: 'See the dispute', path: only.path }
        : { label: 'See who', path: '/admin/members?filter=disputed' },
    };
  },
};
