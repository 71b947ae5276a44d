import {
  addDeviceRequest,
  reminder,
  remindersResponse,
  saveClockRequest,
  saveReminderRequest,
  saveTextRequest,
} from '@hearthway/domain/reminders/contract';
import { CRISIS_QUIET_MS } from '@hearthway/domain/reminders/reminder';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { addDevice, removeDevice } from './push-devices.ts';
import { readReminders } from './read-reminders.ts';
import { saveReminder } from './save-reminder.ts';
import { saveQuietUntil, saveShowsText, saveTimeZone } from './save-settings.ts';

const kept = z.object({ kept: z.literal(true) });
const KEPT = { kept: true } as const;

export const remindersRoutes = ({ config, secrets }: Pick<Deps, 'config' | 'secrets'>) =>
  new Hono<MemberEnv>()
    .get('/', described('All reminders and push devices', remindersResponse), async (c) =>
      c.json(await readReminders(c.var.call, secrets.vapid.publicKey)),
    )
    .put(
      '/',
      described('Save one reminder. The latest choice wins', reminder),
      valid('json', saveReminderRequest),
      async (c) =>
        c.json(await saveReminder({ ...c.var.call, random: Math.random }, c.req.valid('json'))),
    )
    .put(
      '/clock',
      described('Save the member’s time zone, which the app sends once a day', kept),
      valid('json', saveClockRequest),
      async (c) => {
        const { db, who, now } = c.var.call;
        const { timeZone } = c.req.valid('json');
        await db.write(who, async (tx) => saveTimeZone({ tx, who, now }, timeZone, Math.random));
        return c.json(KEPT);
      },
    )
    .put(
      '/text',
      described('Whether notifications show their text', kept),
      valid('json', saveTextRequest),
      async (c) => {
        const { db, who, now } = c.var.call;
        await db.writeOne(who, (tx) =>
          saveShowsText({ tx, who, now }, c.req.valid('json').showsText),
        );
        return c.json(KEPT);
      },
    )
    .post('/quiet', described('Stop all reminders for a day', kept), async (c) => {
      const { db, who, now } = c.var.call;
      const until = new Date(now.getTime() + CRISIS_QUIET_MS);
      await db.writeOne(who, (tx) => saveQuietUntil({ tx, who, now }, until));
      return c.json(KEPT);
    })
    .post(
      '/devices',
      described('Register this browser for push messages', z.object({ id: z.uuid() })),
      valid('json', addDeviceRequest),
      async (c) => {
        const userAgent = c.req.header('user-agent') ?? null;
        const hosts = config.pushHosts;
        return c.json(await addDevice(c.var.call, c.req.valid('json'), { userAgent, hosts }));
      },
    )
    .delete(
      '/devices/:id',
      described('Remove a push device', kept),
      valid('param', z.object({ id: z.uuid() })),
      async (c) => {
        await removeDevice(c.var.call, c.req.valid('param'));
        return c.json(KEPT);
      },
    );
