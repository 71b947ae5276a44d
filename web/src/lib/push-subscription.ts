import { debugLog } from './debug-log.ts';

async function getPushManager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager ?? null;
}

export async function getPushSubscription(key?: string): Promise<PushSubscription | null> {
  try {
    const manager = await getPushManager();
    if (!manager) return null;
    const present = await manager.getSubscription();
    if (present || !key || Notification.permission !== 'granted') return present;
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    debugLog.add('push', 'could not get a push subscription', error);
    return null;
  }
}

export async function unsubscribeFromPush(): Promise<void> {
  await (await getPushSubscription())?.unsubscribe().catch(() => {});
}
