import { UNANSWERED_DAYS } from '@hearthway/domain/desk-members/membership-state';
import { dateName, formatCount } from '@hearthway/domain/format';
import { sql } from 'drizzle-orm';
import type { TodaySource } from '../today-source.ts';

export const unansweredInvitations: TodaySource = {
  key: 'unanswered-invitations',
  roles: ['front_desk'],
  async find(tx, { now, toDay }) {
    const { rows } = await tx.execute<{ people: number; first: Date }>(sql`
      select count(*)::int as people, min(mailed_at) as first from app.invitations
      where mailed_at <= ${now.toISOString()}::timestamptz - ${UNANSWERED_DAYS} * interval '1 day'
        and not is_held and app.is_invited_only(user_id)`);
    const { people = 0, first } = rows[0] ?? {};
    if (people === 0 || !first) return null;
    return {
      tone: 'info',
      count: people,
      title: formatCount(
        people,
        'invitation hasn’t been answered',
        'invitations haven’t been answered',
      ),
      detail: `${people === 1 ? 'Sent' : 'The first was sent'} on ${dateName(toDay(new Date(first)))}. ${people === 1 ? 'The link works' : 'Links work'} for two weeks.`,
      action: { label: 'Invite again', path: '/admin/members?filter=unanswered' },
    };
  },
};
