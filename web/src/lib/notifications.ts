import { debugLog } from './debug-log.ts';

export async function requestNotificationPermission(): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'default') return;
  try {
    debugLog.add('notifications', await Notification.requestPermission());
  } catch (error) {
    debugLog.add('notifications', 'could not ask for permission', error);
  }
}

interface Notice {
  title: string;
  body: string;
  tag: string;
  path: string;
}

export async function showNotification({ title, body, tag, path }: Notice): Promise<boolean> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return false;
  const options = { body, tag, icon: '/icons/icon-192.png', data: { path } };
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) {
      await registration.showNotification(title, options);
      return true;
    }
  } catch (error) {
    debugLog.add('notifications', 'the service worker could not show the notification', error);
  }
  try {
    new Notification(title, options);
    return true;
  } catch (error) {
    debugLog.add('notifications', 'the page could not show the notification', error);
    return false;
  }
}
