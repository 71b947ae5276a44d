import { dayKey } from '@hearthway/domain/calendar';
import { ENDING_DAYS } from '@hearthway/domain/desk-members/membership-state';
import { dayName, formatCount } from '@hearthway/domain/format';
import { sql } from 'drizzle-orm';
import { readProfileColumns } from '../../../member/profile.ts';
import type { TodaySource } from '../today-source.ts';

interface Ending extends Record<string, unknown> {
  ending: number;
  renewing: number;
  first: Date | null;
  anyone: string | null;
  name: string | null;
}

/**
 * Memberships with a failed payment are not counted here. They have their own line on the Today
 * page, because the provider still tries to renew them.
 */
export const membershipsEnding: TodaySource = {
  key: 'memberships-ending',
  roles: ['front_desk'],
  async find(tx, now) {
    if (!(await readProfileColumns(tx)).premiumDates) return null;
    const at = sql`${now.toISOString()}::timestamptz`;
    const { rows } = await tx.execute<Ending>(sql`
      select count(*) filter (where not renews)::int as ending,
        count(*) filter (where renews)::int as renewing,
        min(premium_expires_at) filter (where not renews) as first,
        min(user_id::text) filter (where not renews) as anyone,
        min(btrim(first_name || ' ' || last_name)) filter (where not renews) as name
      from (select user_id, first_name, last_name, premium_expires_at, coalesce(app.payment_status(user_id) = 'active', false) as renews from profiles
        where tier <> 'free' and premium_expires_at > ${at}
          and premium_expires_at <= ${at} + ${ENDING_DAYS} * interval '1 day'
          and app.payment_status(user_id) is distinct from 'past_due') as soon`);
    const [found] = rows;
    if (!found?.first) return null;
    const { ending, renewing, first, anyone, name } = found;
    const others =
      renewing > 0
        ? ` ${formatCount(renewing, 'other renews automatically', 'others renew automatically')}.`
        : '';
    const day = dayName(dayKey(new Date(first)));
    if (ending === 1) {
      return {
        tone: 'soon',
        count: 1,
        title: `${name ? `${name}’s` : 'A'} membership ends within a week`,
        detail: `On ${day}, and it won’t renew.${others}`,
        action: { label: 'Open the record', path: `/admin/members/${anyone}` },
      };
    }
    return {
      tone: 'soon',
      count: ending,
      title: 'Memberships end within a week',
      detail: `The first on ${day}, and they won’t renew.${others}`,
      action: { label: 'See who', path: '/admin/members?filter=ending' },
    };
  },
};
