import { dayKey } from '@hearthway/domain/calendar';
import { dateName } from '@hearthway/domain/format';
import { sql } from 'drizzle-orm';
import type { TodaySource } from '../today-source.ts';

const RECENT_DAYS = 30;

export const bouncingMails: TodaySource = {
  key: 'bouncing-mails',
  roles: ['front_desk'],
  async find(tx, now) {
    const { rows } = await tx.execute<{ people: number; latest: Date }>(sql`
      select count(*)::int as people, max(at) as latest from app.bounced_addresses
      where at > ${now.toISOString()}::timestamptz - ${RECENT_DAYS} * interval '1 day'`);
    const { people = 0, latest } = rows[0] ?? {};
    if (people === 0 || !latest) return null;
    return {
      tone: 'info',
      count: people,
      title: people === 1 ? 'Emails to a member are bouncing' : 'Emails to members are bouncing',
      detail: `${people === 1 ? 'Since' : 'Most recently on'} ${dateName(dayKey(new Date(latest)))}, because the ${people === 1 ? 'address no longer exists' : 'addresses no longer exist'}. A call or a note often helps.`,
      action: { label: 'See addresses', path: '/admin/letters' },
    };
  },
};
