import { ENDING_DAYS } from '@hearthway/domain/desk-members/membership-state';
import { dayName, formatCount } from '@hearthway/domain/format';
import { sql } from 'drizzle-orm';
import { readProfileColumns } from '../../../member/profile.ts';
import { findPeople } from '../find-people.ts';
import { listNames } from '../list-names.ts';
import type { TodaySource } from '../today-source.ts';

interface Expiring extends Record<string, unknown> {
  renewing: number;
  first: Date | null;
}

/**
 * Memberships with a failed payment are not counted here. They have their own line on the Today
 * page, because the provider still tries to renew them.
 */
export const membershipsEnding: TodaySource = {
  key: 'memberships-ending',
  roles: ['front_desk'],
  async find(tx, { now, toDay }) {
    if (!(await readProfileColumns(tx)).premiumDates) return null;
    const at = sql`${now.toISOString()}::timestamptz`;
    const expiring = sql`
      (select user_id, premium_expires_at,
         coalesce(app.payment_status(user_id) = 'active', false) as renews
       from profiles
       where tier <> 'free' and premium_expires_at > ${at}
         and premium_expires_at <= ${at} + ${ENDING_DAYS} * interval '1 day'
         and app.payment_status(user_id) is distinct from 'past_due') as expiring`;
    const { rows } = await tx.execute<Expiring>(sql`
      select count(*) filter (where renews)::int as renewing,
        min(premium_expires_at) filter (where not renews) as first
      from ${expiring}`);
    const [found] = rows;
    if (!found?.first) return null;
    const { renewing, first } = found;
    const { people, names, only } = await findPeople(
      tx,
      sql`user_id from ${expiring} where not renews`,
    );
    const others =
      renewing > 0
        ? ` ${formatCount(renewing, 'other membership renews', 'other memberships renew')} automatically.`
        : '';
    const day = dayName(toDay(new Date(first)));
    if (only) {
      return {
        tone: 'soon',
        count: 1,
        title: `${only.name ? `${only.name}’s` : 'A'} membership ends within a week`,
        detail: `On ${day}, and it won’t renew.${others}`,
        action: { label: 'See the membership', path: only.path },
      };
    }
    return {
      tone: 'soon',
      count: people,
      title: formatCount(people, 'membership ends within a week', 'memberships end within a week'),
      detail: `${listNames(names, people)}. The first on ${day}, and they won’t renew.${others}`,
      action: { label: 'See who', path: '/admin/members?filter=ending' },
    };
  },
};
