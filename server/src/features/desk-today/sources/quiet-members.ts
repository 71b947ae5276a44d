import { formatNumber } from '@hearthway/domain/format';
import { sql } from 'drizzle-orm';
import { findPeople } from '../find-people.ts';
import { listNames } from '../list-names.ts';
import type { TodaySource } from '../today-source.ts';

const LETTER_RESTS_MS = 14 * 86_400_000;

export const quietMembers: TodaySource = {
  key: 'quiet-members',
  roles: ['front_desk'],
  async find(tx, { now }) {
    const since = new Date(now.getTime() - LETTER_RESTS_MS);
    const { people, names, only } = await findPeople(tx, sql`user_id from app.quiet_members`);
    if (people === 0) return null;
    const { rows } = await tx.execute<{ wrote: boolean }>(
      sql`select exists (select from app.letters where state in ('sending', 'sent')
          and segment ->> 'quietDays' is not null and send_at > ${since}) as wrote`,
    );
    const wrote = rows[0]?.wrote ?? false;
    const who = only || names.length === 0 ? '' : `${listNames(names, people)}. `;
    return {
      tone: 'info',
      count: people,
      title: only
        ? `${only.name || 'A member'} has gone quiet`
        : `${formatNumber(people)} members have gone quiet`,
      detail: `${who}Last visit three to eight weeks ago. ${wrote ? 'You’ve written to quiet members in the last two weeks.' : 'A short letter often helps.'}`,
      action: only
        ? { label: 'Open the record', path: only.path }
        : { label: 'See who', path: '/admin/members?filter=quiet' },
    };
  },
};
