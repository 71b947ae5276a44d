import { UNANSWERED_DAYS } from '@hearthway/domain/desk-members/membership-state';
import { sql } from 'drizzle-orm';
import type { TodaySource } from '../today-source.ts';

export const unansweredInvitations: TodaySource = {
  key: 'unanswered-invitations',
  roles: ['front_desk'],
  async find(tx, now) {
    const { rows } = await tx.execute<{ people: number }>(sql`
      select count(*)::int as people from app.invitations
      where mailed_at <= ${now.toISOString()}::timestamptz - ${UNANSWERED_DAYS} * interval '1 day'
        and app.is_invited_only(user_id)`);
    const people = rows[0]?.people ?? 0;
    if (people === 0) return null;
    return {
      tone: 'info',
      count: people,
      title: people === 1 ? 'An invitation is unanswered' : 'Invitations without an answer',
      detail: 'Mailed more than a week ago. The link works for two weeks; you can send a new one.',
      action: { label: 'Invite again', path: '/admin/members?filter=unanswered' },
    };
  },
};
