import { EVERY_DAY } from '@hearthway/domain/reminders/reminder';
import { debugLog } from '../lib/debug-log.ts';
import { localTimeZone } from '../lib/local-time.ts';
import { requestNotificationPermission } from '../lib/notifications.ts';
import { getPushSubscription } from '../lib/push-subscription.ts';
import { api } from '../session/api.ts';

/** Browsers ask for permission only right after a click, so a click handler must call this. */
export async function addThisDevice(): Promise<boolean> {
  await requestNotificationPermission();
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return false;
  try {
    const { pushKey } = await (await api.reminders.$get({})).json();
    return await registerDevice(await getPushSubscription(pushKey));
  } catch (error) {
    debugLog.add('push', 'could not register this device', error);
    return false;
  }
}

export async function renewThisDevice(): Promise<void> {
  await registerDevice(await getPushSubscription());
}

/**
 * The timestamp 0 is older than any choice of the member, so turning the nudge on here never
 * overrides that choice.
 */
export async function turnDailyNudgeOn(): Promise<void> {
  if (!(await addThisDevice())) return;
  const json = {
    kind: 'daily_nudge' as const,
    isOn: true,
    channel: 'push' as const,
    minute: null,
    days: EVERY_DAY,
    timeZone: localTimeZone(),
    at: new Date(0).toISOString(),
  };
  await api.reminders.$put({ json });
}

async function registerDevice(subscription: PushSubscription | null): Promise<boolean> {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  const json = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  await api.reminders.devices.$post({ json });
  return true;
}
