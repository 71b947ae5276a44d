import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { MailJob } from '../../jobs/queues.ts';

/**
 * The member may have unsubscribed since the email was queued, so this is checked again right
 * before sending. Unsubscribing from all emails turns every reminder off, so a reminder that is on
 * was turned on later.
 */
export async function isReminderWanted(
  { db }: Pick<Deps, 'db'>,
  { userId, kind }: NonNullable<MailJob['reminder']>,
): Promise<boolean> {
  const { rows } = await db.asJobs((tx) =>
    tx.execute<
      Record<string, never>
    >(sql`select from reminder_settings s where s.user_id = ${userId}
      and case when ${kind} = 'all' then not s.wants_no_mail else exists (select from reminders r
        where r.user_id = s.user_id and r.kind = ${kind} and r.is_on) end`),
  );
  return rows.length > 0;
}
