import { formatCount } from '@hearthway/domain/format';
import { sql } from 'drizzle-orm';
import type { TodaySource } from '../today-source.ts';

const LETTER_RESTS_MS = 14 * 86_400_000;

export const quietMembers: TodaySource = {
  key: 'quiet-members',
  roles: ['front_desk'],
  async find(tx, now) {
    const since = new Date(now.getTime() - LETTER_RESTS_MS);
    const { rows } = await tx.execute<{ people: number; wrote: boolean }>(
      sql`select count(*)::int as people,
        exists (select from app.letters where state in ('sending', 'sent')
          and segment ->> 'quietDays' is not null and send_at > ${since}) as wrote
        from app.quiet_members`,
    );
    const { people = 0, wrote = false } = rows[0] ?? {};
    if (people === 0) return null;
    return {
      tone: wrote ? 'info' : 'soon',
      count: people,
      title: formatCount(people, 'member has gone quiet', 'members have gone quiet'),
      detail: wrote
        ? 'Last visit three to eight weeks ago. You’ve written to quiet members in the last two weeks.'
        : 'Last visit three to eight weeks ago. A short letter often helps.',
      action: { label: 'See who', path: '/admin/members?filter=quiet' },
    };
  },
};
