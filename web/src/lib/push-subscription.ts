import { debugLog } from './debug-log.ts';

/** This browser's subscription to push messages, where it can have one. */
async function pushManager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager ?? null;
}

/** The one there is; with `key`, a new one where notifications are allowed. Null where there is none. */
export async function pushSubscription(key?: string): Promise<PushSubscription | null> {
  try {
    const manager = await pushManager();
    if (!manager) return null;
    const present = await manager.getSubscription();
    if (present || !key || Notification.permission !== 'granted') return present;
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    debugLog.add('push', 'no subscription', error);
    return null;
  }
}

/** Whoever signs out is told nothing more on this device. */
export async function endPushSubscription(): Promise<void> {
  await (await pushSubscription())?.unsubscribe().catch(() => {});
}
