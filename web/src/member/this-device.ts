import { EVERY_DAY } from '@hearthway/domain/reminders/reminder';
import { debugLog } from '../lib/debug-log.ts';
import { localTimeZone } from '../lib/local-time.ts';
import { askToNotify } from '../lib/notifications.ts';
import { pushSubscription } from '../lib/push-subscription.ts';
import { api } from '../session/api.ts';

/**
 * Asks, and where the member agrees adds this browser to those that are told. Called from a press:
 * browsers let a page ask only then. Returns whether this browser is told.
 */
export async function addThisDevice(): Promise<boolean> {
  await askToNotify();
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return false;
  try {
    const { pushKey } = await (await api.reminders.$get({})).json();
    return await tellDevice(await pushSubscription(pushKey));
  } catch (error) {
    debugLog.add('push', 'this device was not added', error);
    return false;
  }
}

/** A subscription that is there already may have another address by now. */
export async function renewThisDevice(): Promise<void> {
  await tellDevice(await pushSubscription());
}

/** A focus was chosen: the nudge about it may come when the app is closed, unless that was decided before. */
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

async function tellDevice(subscription: PushSubscription | null): Promise<boolean> {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  const json = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  await api.reminders.devices.$post({ json });
  return true;
}
