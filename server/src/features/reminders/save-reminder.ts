import type { SaveReminderRequest } from '@hearthway/domain/reminders/contract';
import { nextDue } from '@hearthway/domain/reminders/next-due';
import type { Reminder } from '@hearthway/domain/reminders/reminder';
import { lte } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { reminders } from '../../db/tables/reminders.ts';
import { momentOf } from '../../member/moment.ts';
import { keepClock } from './keep-clock.ts';
import { REMINDER_COLUMNS } from './read-reminders.ts';

/** Keeps what a member chose for one reminder; of several choices the latest. Returns what stands. */
export async function saveReminder(
  { db, who, now, random }: Call & { random: () => number },
  { timeZone, at, ...chosen }: SaveReminderRequest,
): Promise<Reminder> {
  return await db.write(who, async (tx) => {
    await keepClock({ tx, who, now }, timeZone, random);
    const next = nextDue(chosen, timeZone, now, { random });
    const values = { ...chosen, nextDue: next, at: momentOf(at, now) };
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
