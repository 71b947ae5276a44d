import { fullDate } from '@hearthway/domain/format';
import { sql } from 'drizzle-orm';
import type { TodaySource } from '../today-source.ts';

const DAYS = 14;

export const expiringTokens: TodaySource = {
  key: 'expiring-tokens',
  roles: ['admin'],
  async find(tx, { now, toDay }) {
    const at = sql`${now.toISOString()}::timestamptz`;
    const { rows } = await tx.execute<{ name: string; expires_at: string }>(sql`
      select name, expires_at from app.api_tokens
      where revoked_at is null and last_used_at is not null and expires_at > ${at}
        and expires_at <= ${at} + ${DAYS} * interval '1 day'
      order by expires_at, name`);
    const [first] = rows;
    if (!first) return null;
    return {
      tone: 'soon',
      count: rows.length,
      title: rows.length === 1 ? 'An API token expires soon' : 'API tokens expire soon',
      detail: `${rows.map(({ name }) => name).join(', ')} ${rows.length === 1 ? 'expires' : 'start expiring'} on ${fullDate(toDay(new Date(first.expires_at)))}. ${rows.length === 1 ? 'Create a new token and add it to the tool that uses the old one.' : 'Create new tokens and add them to the tools that use the old ones.'}`,
      action: { label: 'See tokens', path: '/admin/integrations' },
    };
  },
};
