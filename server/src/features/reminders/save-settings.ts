import { nextDue } from '@hearthway/domain/reminders/next-due';
import { and, eq } from 'drizzle-orm';
import type { TxCall } from '../../db/call.ts';
import { reminderSettings, reminders } from '../../db/tables/reminders.ts';

export async function saveTimeZone(
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
  const active = await tx.select().from(reminders).where(eq(reminders.isOn, true));
  for (const one of active) {
    await tx
      .update(reminders)
      .set({ nextDue: nextDue(one, timeZone, now, { random }) })
      .where(and(eq(reminders.userId, userId), eq(reminders.kind, one.kind)));
  }
}

/** Reminders pause after a member has written about a crisis. The message itself is not stored. */
export const saveQuietUntil = (call: TxCall, quietUntil: Date) =>
  saveSettings(call, { quietUntil });

export const saveShowsText = (call: TxCall, showsText: boolean) =>
  saveSettings(call, { showsText });

/** A new row has the time zone UTC until the browser sends the real one, within a day. */
function saveSettings(
  { tx, who, now }: TxCall,
  set: { quietUntil: Date } | { showsText: boolean },
) {
  return tx
    .insert(reminderSettings)
    .values({ userId: who.userId, timeZone: 'UTC', seenAt: now, ...set })
    .onConflictDoUpdate({ target: reminderSettings.userId, set });
}
