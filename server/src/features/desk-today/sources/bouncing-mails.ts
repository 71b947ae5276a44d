import { sql } from 'drizzle-orm';
import type { TodaySource } from '../today-source.ts';

const RECENT_DAYS = 30;

export const bouncingMails: TodaySource = {
  key: 'bouncing-mails',
  roles: ['front_desk'],
  async find(tx, now) {
    const { rows } = await tx.execute<{ people: number }>(sql`
      select count(*)::int as people from app.bounced_addresses
      where at > ${now.toISOString()}::timestamptz - ${RECENT_DAYS} * interval '1 day'`);
    const people = rows[0]?.people ?? 0;
    if (people === 0) return null;
    return {
      tone: 'info',
      count: people,
      title: people === 1 ? 'Mail to a member comes back' : 'Mail to members comes back',
      detail: 'The address doesn’t exist any more. A call or a note helps.',
      action: { label: 'See addresses', path: '/admin/letters' },
    };
  },
};
