import { SERVICE_WORKER_ENABLED } from '../lib/build.ts';
import { debugLog } from '../lib/debug-log.ts';
import { reloadApp } from '../lib/reload-app.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** Registers the worker, or, in a build without one, clears what an earlier build left behind. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  if (!SERVICE_WORKER_ENABLED) {
    const leftOver = await navigator.serviceWorker.getRegistrations();
    if (leftOver.length > 0) await reloadApp();
    return;
  }
  // The page comes first: the files that the worker keeps can wait for it.
  await whenIdle();
  try {
    await navigator.serviceWorker.register('/sw.js');
    debugLog.add('service-worker', 'registered');
  } catch (error) {
    debugLog.add('service-worker', 'not registered', error);
  }
}
