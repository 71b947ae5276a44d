import { sql } from 'drizzle-orm';
import type { TodaySource } from '../today-source.ts';

export const quietMembers: TodaySource = {
  key: 'quiet-members',
  roles: ['front_desk'],
  async find(tx) {
    const { rows } = await tx.execute<{ people: number }>(
      sql`select count(*)::int as people from app.quiet_members`,
    );
    const people = rows[0]?.people ?? 0;
    if (people === 0) return null;
    return {
      tone: 'soon',
      count: people,
      title: people === 1 ? 'A member has gone quiet' : 'Members gone quiet',
      detail: 'Last here three to eight weeks ago. A short letter often helps.',
      action: { label: 'See who', path: '/admin/members?filter=quiet' },
    };
  },
};
