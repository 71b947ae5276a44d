import { z } from 'zod';
import { canonicalTimeZone, isTimeZone } from '../membership/local-midnight.ts';
import { CHANNELS, REMINDER_KINDS } from './reminder.ts';

const timeZone = z
  .string()
  .min(1)
  .max(64)
  .refine(isTimeZone)
  .overwrite(canonicalTimeZone)
  .meta({ examples: ['Europe/Lisbon'] });

export const reminder = z.object({
  kind: z.enum(REMINDER_KINDS),
  isOn: z.boolean(),
  channel: z.enum(CHANNELS),
  minute: z.number().int().min(0).max(1439).nullable(),
  days: z.number().int().min(1).max(127),
});

export const saveReminderRequest = z
  .strictObject({ ...reminder.shape, timeZone, at: z.iso.datetime() })
  .refine(({ kind, minute }) => minute !== null || kind === 'daily_nudge')
  .refine(({ kind, channel }) => kind !== 'weekly_letter' || channel === 'mail');
export type SaveReminderRequest = z.infer<typeof saveReminderRequest>;

export const saveClockRequest = z.strictObject({ timeZone });

export const saveTextRequest = z.strictObject({ showsText: z.boolean() });

export const pushDevice = z.object({ id: z.uuid(), name: z.string(), addedAt: z.iso.datetime() });

export const remindersResponse = z.object({
  reminders: z.array(reminder),
  showsText: z.boolean(),
  /** Browsers need the server's public VAPID key to subscribe to push messages. */
  pushKey: z.string(),
  devices: z.array(pushDevice),
});
export type RemindersResponse = z.infer<typeof remindersResponse>;

export const addDeviceRequest = z.strictObject({
  endpoint: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .meta({ examples: ['https://fcm.googleapis.com/fcm/send/abc'] }),
  keys: z.strictObject({
    p256dh: z
      .string()
      .regex(/^[\w-]{80,100}={0,2}$/)
      .meta({
        examples: [
          'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
        ],
      }),
    auth: z
      .string()
      .regex(/^[\w-]{16,32}={0,2}$/)
      .meta({ examples: ['A'.repeat(22)] }),
  }),
});
export type AddDeviceRequest = z.infer<typeof addDeviceRequest>;
