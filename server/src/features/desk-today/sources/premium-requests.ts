import { dateName, formatCount } from '@hearthway/domain/format';
import { sql } from 'drizzle-orm';
import { listNames } from '../list-names.ts';
import type { TodaySource } from '../today-source.ts';

const NAMED = 3;

export const premiumRequests: TodaySource = {
  key: 'premium-requests',
  roles: ['front_desk'],
  async find(tx, { toDay }) {
    const { rows } = await tx.execute<{
      user_id: string;
      name: string;
      asked_at: Date;
      has_message: boolean;
      people: number;
    }>(sql`
      select r.user_id, r.asked_at, r.message <> '' as has_message,
        btrim(p.first_name || ' ' || p.last_name) as name, (count(*) over ())::int as people
      from premium_requests r join profiles p on p.user_id = r.user_id
      where r.done_at is null order by r.asked_at limit ${NAMED}`);
    const [first] = rows;
    if (!first) return null;
    const { people } = first;
    const day = dateName(toDay(new Date(first.asked_at)));
    if (people === 1) {
      return {
        tone: 'soon',
        count: 1,
        title: `${first.name || 'A member'} is asking about Premium`,
        detail: `They asked on ${day}${first.has_message ? ' and left a message' : ''}.`,
        action: { label: 'See the request', path: `/admin/members/${first.user_id}` },
      };
    }
    return {
      tone: 'soon',
      count: people,
      title: formatCount(
        people,
        'member is asking about Premium',
        'members are asking about Premium',
      ),
      detail: `${listNames(
        rows.map(({ name }) => name),
        people,
      )}. The first asked on ${day}.`,
      action: { label: 'See who', path: '/admin/members?filter=asked' },
    };
  },
};
