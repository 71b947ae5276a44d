import { SERVICE_WORKER_ENABLED } from '../lib/build.ts';
import { debugLog } from '../lib/debug-log.ts';
import { removeServiceWorkers } from './remove.ts';

/** Registers the worker, or, in a build without one, clears what an earlier build left behind. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  if (!SERVICE_WORKER_ENABLED) {
    void removeServiceWorkers().then((removed) => {
      if (removed) window.location.reload();
    });
    return;
  }
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(
      () => debugLog.add('service-worker', 'registered'),
      (error: unknown) => debugLog.add('service-worker', 'not registered', error),
    );
  });
}
