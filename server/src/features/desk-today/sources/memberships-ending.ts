import { dayKey } from '@hearthway/domain/calendar';
import { ENDING_DAYS } from '@hearthway/domain/desk-members/membership-state';
import { dayName, formatCount } from '@hearthway/domain/format';
import { sql } from 'drizzle-orm';
import { readProfileColumns } from '../../../member/profile.ts';
import type { TodaySource } from '../today-source.ts';

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
    const { rows } = await tx.execute<{ ending: number; renewing: number; first: Date }>(sql`
      select count(*) filter (where not renews)::int as ending,
        count(*) filter (where renews)::int as renewing,
        min(premium_expires_at) filter (where not renews) as first
      from (select premium_expires_at, coalesce(app.payment_status(user_id) = 'active', false) as renews from profiles
        where tier <> 'free' and premium_expires_at > ${at}
          and premium_expires_at <= ${at} + ${ENDING_DAYS} * interval '1 day'
          and app.payment_status(user_id) is distinct from 'past_due') as soon`);
    const { ending = 0, renewing = 0, first } = rows[0] ?? {};
    if (ending === 0 || !first) return null;
    const others =
      renewing > 0
        ? ` ${formatCount(renewing, 'other renews automatically', 'others renew automatically')}.`
        : '';
    return {
      tone: 'soon',
      count: ending,
      title: ending === 1 ? 'A membership ends this week' : 'Memberships end this week',
      detail: `${ending === 1 ? 'On' : 'The first on'} ${dayName(dayKey(new Date(first)))}, and ${ending === 1 ? 'it' : 'they'} won’t renew.${others}`,
      action: { label: 'See who', path: '/admin/members?filter=ending' },
    };
  },
};
