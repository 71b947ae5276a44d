import { debugLog } from './debug-log.ts';

/** Asks once; a browser that cannot notify, or a member who would rather not, is no error. */
export async function askToNotify(): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'default') return;
  try {
    debugLog.add('notifications', await Notification.requestPermission());
  } catch (error) {
    debugLog.add('notifications', 'could not ask', error);
  }
}

interface Notice {
  title: string;
  body: string;
  /** Notices with the same tag replace one another. */
  tag: string;
  /** Where a press leads. */
  path: string;
}

/** By the service worker, else by the page itself; false where neither may. */
export async function notify({ title, body, tag, path }: Notice): Promise<boolean> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return false;
  const options = { body, tag, icon: '/icons/icon-192.png', data: { path } };
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) {
      await registration.showNotification(title, options);
      return true;
    }
  } catch (error) {
    debugLog.add('notifications', 'service worker could not show it', error);
  }
  try {
    new Notification(title, options);
    return true;
  } catch (error) {
    debugLog.add('notifications', 'page could not show it', error);
    return false;
  }
}
