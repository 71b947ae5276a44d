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
import { keepClock, keepQuiet, keepShowsText } from './keep-clock.ts';
import { addDevice, removeDevice } from './push-devices.ts';
import { readReminders } from './read-reminders.ts';
import { saveReminder } from './save-reminder.ts';

const kept = z.object({ kept: z.literal(true) });
const KEPT = { kept: true } as const;

export const remindersRoutes = ({ config, secrets }: Pick<Deps, 'config' | 'secrets'>) =>
  new Hono<MemberEnv>()
    .get(
      '/',
      described('Every reminder, and the devices that are told', remindersResponse),
      async (c) => c.json(await readReminders(c.var.call, secrets.vapid.publicKey)),
    )
    .put(
      '/',
      described('Choose one reminder; the latest choice counts', reminder),
      valid('json', saveReminderRequest),
      async (c) =>
        c.json(await saveReminder({ ...c.var.call, random: Math.random }, c.req.valid('json'))),
    )
    .put(
      '/clock',
      described('The clock the member lives by, told once a day', kept),
      valid('json', saveClockRequest),
      async (c) => {
        const { db, who, now } = c.var.call;
        const { timeZone } = c.req.valid('json');
        await db.write(who, async (tx) => keepClock({ tx, who, now }, timeZone, Math.random));
        return c.json(KEPT);
      },
    )
    .put(
      '/text',
      described('Whether notifications may show what they are about', kept),
      valid('json', saveTextRequest),
      async (c) => {
        const { db, who, now } = c.var.call;
        await db.write(who, (tx) => keepShowsText({ tx, who, now }, c.req.valid('json').showsText));
        return c.json(KEPT);
      },
    )
    .post('/quiet', described('No reminder for a day', kept), async (c) => {
      const { db, who, now } = c.var.call;
      const until = new Date(now.getTime() + CRISIS_QUIET_MS);
      await db.write(who, (tx) => keepQuiet({ tx, who, now }, until));
      return c.json(KEPT);
    })
    .post(
      '/devices',
      described('Add this browser to those that are told', z.object({ id: z.uuid() })),
      valid('json', addDeviceRequest),
      async (c) => {
        const userAgent = c.req.header('user-agent') ?? null;
        const hosts = config.pushHosts;
        return c.json(await addDevice(c.var.call, c.req.valid('json'), { userAgent, hosts }));
      },
    )
    .delete(
      '/devices/:id',
      described('Tell a device nothing more', kept),
      valid('param', z.object({ id: z.uuid() })),
      async (c) => {
        await removeDevice(c.var.call, c.req.valid('param'));
        return c.json(KEPT);
      },
    );
