import { SERVICE_WORKER_ENABLED } from '../lib/build.ts';
import { debugLog } from '../lib/debug-log.ts';
import { reloadApp } from '../lib/reload-app.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** A build without a service worker removes the one that an earlier build has installed. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  if (!SERVICE_WORKER_ENABLED) {
    const leftOver = await navigator.serviceWorker.getRegistrations();
    if (leftOver.length > 0) await reloadApp();
    return;
  }
  await whenIdle();
  try {
    await navigator.serviceWorker.register('/sw.js');
    debugLog.add('service-worker', 'registered');
  } catch (error) {
    debugLog.add('service-worker', 'could not register', error);
  }
}
