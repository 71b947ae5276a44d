import type { DayKey } from '@hearthway/domain/calendar';
import { DISCREET_TEXT, REMINDER_WORDS } from '@hearthway/domain/reminders/messages';
import type { NotificationAction } from '@hearthway/domain/reminders/notification-answer';
import type { ReminderKind } from '@hearthway/domain/reminders/reminder';
import { and, eq } from 'drizzle-orm';
import { pushDevices } from '../../db/tables/reminders.ts';
import type { Deps } from '../../deps.ts';
import { PermanentFailure } from '../../jobs/jobs.ts';
import type { PushJob } from '../../jobs/queues.ts';
import { PushRefused } from '../../ports/push-service.ts';
import { notificationToken } from './notification-token.ts';

const HOUR_MS = 3_600_000;

interface PushWords {
  kind: ReminderKind;
  text?: string | undefined;
  showsText: boolean;
  actions: NotificationAction[];
  experimentId: string | null;
}

/** Lock screens show notifications, so the topic is named only if the member allows that. */
export function pushJob(
  { config, secrets }: Pick<Deps, 'config' | 'secrets'>,
  target: { deviceId: string; userId: string },
  { kind, text, showsText, actions, experimentId }: PushWords,
  { now, today }: { now: Date; today: DayKey },
): PushJob {
  const words = REMINDER_WORDS[kind];
  const sent = { kind, userId: target.userId, day: today, sentAt: now, experimentId };
  return {
    ...target,
    payload: {
      id: crypto.randomUUID(),
      title: showsText ? words.label : config.productName,
      body: showsText ? (text ?? words.text) : DISCREET_TEXT,
      tag: `reminder-${kind}`,
      path: words.path,
      ...(actions.length > 0 && { actions, token: notificationToken(secrets, sent) }),
    },
    until: new Date(now.getTime() + HOUR_MS).toISOString(),
  };
}

export function handlePushes({
  jobs,
  db,
  clock,
  push,
}: Pick<Deps, 'jobs' | 'db' | 'clock' | 'push'>): void {
  jobs.handle('push', async ({ data }) => {
    const left = Date.parse(data.until) - clock.now().getTime();
    if (left <= 0) return;
    const isTheDevice = and(eq(pushDevices.userId, data.userId), eq(pushDevices.id, data.deviceId));
    const [device] = await db.asJobs((tx) => tx.select().from(pushDevices).where(isTheDevice));
    if (!device) return;
    const target = {
      endpoint: device.endpoint,
      p256dh: device.p256dh.toString('base64url'),
      auth: device.authSecret.toString('base64url'),
    };
    const answer = await push
      .send(target, {
        payload: JSON.stringify(data.payload),
        ttlSeconds: Math.ceil(left / 1000),
        topic: data.payload.tag,
      })
      .catch((error: unknown) => {
        throw error instanceof PushRefused
          ? new PermanentFailure('refused', { cause: error })
          : error;
      });
    if (answer.kind === 'gone') await db.asJobs((tx) => tx.delete(pushDevices).where(isTheDevice));
    if (answer.kind === 'later') await jobs.add(null, 'push', data, { startAfter: answer.seconds });
  });
}
