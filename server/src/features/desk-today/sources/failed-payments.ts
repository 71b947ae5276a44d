import { formatCount } from '@hearthway/domain/format';
import { sql } from 'drizzle-orm';
import type { TodaySource } from '../today-source.ts';

export const failedPayments: TodaySource = {
  key: 'failed-payments',
  roles: ['front_desk'],
  async find(tx) {
    const { rows } = await tx.execute<{ people: number }>(
      sql`select count(*)::int as people from app.members_past_due()`,
    );
    const people = rows[0]?.people ?? 0;
    if (people === 0) return null;
    return {
      tone: 'urgent',
      count: people,
      title: people === 1 ? 'A payment failed' : 'Payments that failed',
      detail: `${formatCount(people, 'member keeps', 'members keep')} Premium for seven days after the failed payment. We’ve mailed them; a personal word often helps.`,
      action: { label: 'See who', path: '/admin/members?filter=payment_failed' },
    };
  },
};
