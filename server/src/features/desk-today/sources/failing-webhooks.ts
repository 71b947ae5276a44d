import { sql } from 'drizzle-orm';
import type { TodaySource } from '../today-source.ts';

const HOURS_LATE = 3;

export const failingWebhooks: TodaySource = {
  key: 'failing-webhooks',
  roles: ['admin'],
  async find(tx, { now }) {
    const { rows } = await tx.execute<{ id: string; name: string; messages: number }>(sql`
      select w.id, w.name, count(*)::int as messages
      from app.webhooks w join app.webhook_deliveries d on d.webhook_id = w.id
      where (w.is_on or w.is_gone) and (d.state = 'failed' or d.state = 'waiting'
        and d.tries > 1 and d.created_at < ${now.toISOString()}::timestamptz - ${HOURS_LATE} * interval '1 hour')
      group by w.id, w.name order by messages desc, w.name`);
    const [worst] = rows;
    if (!worst) return null;
    const names = rows.map(({ name }) => name);
    return {
      tone: 'soon',
      count: rows.reduce((sum, { messages }) => sum + messages, 0),
      title: `Messages to ${names.length === 1 ? worst.name : 'your tools'} didn’t arrive`,
      detail:
        names.length === 1
          ? 'The tool isn’t responding, or it’s refusing them. You can resend messages for 30 days.'
          : `${names.join(', ')}. You can resend the messages for 30 days.`,
      action: { label: 'See what failed', path: `/admin/integrations/${worst.id}` },
    };
  },
};
