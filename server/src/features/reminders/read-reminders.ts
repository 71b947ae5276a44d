import type { RemindersResponse } from '@hearthway/domain/reminders/contract';
import { DEFAULT_REMINDERS, REMINDER_KINDS } from '@hearthway/domain/reminders/reminder';
import { desc } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { pushDevices, reminderSettings, reminders } from '../../db/tables/reminders.ts';

export const REMINDER_COLUMNS = {
  kind: reminders.kind,
  isOn: reminders.isOn,
  channel: reminders.channel,
  minute: reminders.minute,
  days: reminders.days,
};

export function readReminders({ db, who }: Call, pushKey: string): Promise<RemindersResponse> {
  return db.read(who, async (tx) => {
    const [chosen, [settings], devices] = await Promise.all([
      tx.select(REMINDER_COLUMNS).from(reminders),
      tx.select().from(reminderSettings).limit(1),
      tx.select().from(pushDevices).orderBy(desc(pushDevices.createdAt)),
    ]);
    return {
      reminders: REMINDER_KINDS.map(
        (kind) => chosen.find((one) => one.kind === kind) ?? DEFAULT_REMINDERS[kind],
      ),
      showsText: settings?.showsText ?? false,
      pushKey,
      devices: devices.map(({ id, name, createdAt }) => ({
        id,
        name,
        addedAt: createdAt.toISOString(),
      })),
    };
  });
}
