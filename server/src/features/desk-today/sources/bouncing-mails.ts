import { dateName } from '@hearthway/domain/format';
import { sql } from 'drizzle-orm';
import { findPeople } from '../find-people.ts';
import { listNames } from '../list-names.ts';
import type { TodaySource } from '../today-source.ts';

const RECENT_DAYS = 30;

export const bouncingMails: TodaySource = {
  key: 'bouncing-mails',
  roles: ['front_desk'],
  async find(tx, { now, toDay }) {
    const bounced = sql`from app.bounced_addresses
      where at > ${now.toISOString()}::timestamptz - ${RECENT_DAYS} * interval '1 day'`;
    const { rows } = await tx.execute<{ latest: Date | null }>(
      sql`select max(at) as latest ${bounced}`,
    );
    const latest = rows[0]?.latest;
    if (!latest) return null;
    const { people, names, only } = await findPeople(tx, sql`user_id ${bounced}`);
    const day = dateName(toDay(new Date(latest)));
    if (only) {
      return {
        tone: 'info',
        count: 1,
        title: `Emails to ${only.name || 'a member'} are bouncing`,
        detail: `Since ${day}, because the address no longer exists. A call or a note often helps.`,
        action: { label: 'Open the record', path: only.path },
      };
    }
    return {
      tone: 'info',
      count: people,
      title: `Emails to ${people} members are bouncing`,
      detail: `${listNames(names, people)}. Most recently on ${day}, because the addresses no longer exist.`,
      action: { label: 'See addresses', path: '/admin/letters' },
    };
  },
};
