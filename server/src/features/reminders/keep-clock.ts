import { nextDue } from '@hearthway/domain/reminders/next-due';
import { and, eq } from 'drizzle-orm';
import type { TxCall } from '../../db/call.ts';
import { reminderSettings, reminders } from '../../db/tables/reminders.ts';

/**
 * Notes that the member is here, by this clock. After a journey, or a long absence, every reminder
 * finds its next moment anew.
 */
export async function keepClock(
  { tx, who, now }: TxCall,
  timeZone: string,
  random: () => number,
): Promise<void> {
  const { userId } = who;
  const [before] = await tx.select().from(reminderSettings).limit(1).for('update');
  const seen = { timeZone, seenAt: now, farewellAt: null };
  await tx
    .insert(reminderSettings)
    .values({ userId, ...seen })
    .onConflictDoUpdate({ target: reminderSettings.userId, set: seen });
  if (!before || (before.timeZone === timeZone && before.farewellAt === null)) return;
  const on = await tx.select().from(reminders).where(eq(reminders.isOn, true));
  for (const one of on) {
    await tx
      .update(reminders)
      .set({ nextDue: nextDue(one, timeZone, now, { random }) })
      .where(and(eq(reminders.userId, userId), eq(reminders.kind, one.kind)));
  }
}

/** For a day no reminder comes; which words were the reason is kept nowhere. */
export const keepQuiet = (call: TxCall, quietUntil: Date) => keep(call, { quietUntil });

/** Whether a locked screen may show what a notification is about. */
export const keepShowsText = (call: TxCall, showsText: boolean) => keep(call, { showsText });

/** The clock is told apart, once a day; until then this one does. */
function keep({ tx, who, now }: TxCall, set: { quietUntil: Date } | { showsText: boolean }) {
  return tx
    .insert(reminderSettings)
    .values({ userId: who.userId, timeZone: 'UTC', seenAt: now, ...set })
    .onConflictDoUpdate({ target: reminderSettings.userId, set });
}
