import type { SaveReminderRequest } from '@hearthway/domain/reminders/contract';
import { nextDue } from '@hearthway/domain/reminders/next-due';
import type { Reminder } from '@hearthway/domain/reminders/reminder';
import { lte } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { reminders } from '../../db/tables/reminders.ts';
import { clampToNow } from '../../member/moment.ts';
import { REMINDER_COLUMNS } from './read-reminders.ts';
import { saveTimeZone } from './save-settings.ts';

export async function saveReminder(
  { db, who, now, random }: Call & { random: () => number },
  { timeZone, at, ...chosen }: SaveReminderRequest,
): Promise<Reminder> {
  return await db.write(who, async (tx) => {
    await saveTimeZone({ tx, who, now }, timeZone, random);
    const next = nextDue(chosen, timeZone, now, { random });
    const values = { ...chosen, nextDue: next, at: clampToNow(at, now) };
    await tx
      .insert(reminders)
      .values({ userId: who.userId, ...values })
      .onConflictDoUpdate({
        target: [reminders.userId, reminders.kind],
        set: values,
        setWhere: lte(reminders.at, values.at),
      });
    const stored = await tx.select(REMINDER_COLUMNS).from(reminders);
    return stored.find(({ kind }) => kind === chosen.kind) ?? chosen;
  });
}
