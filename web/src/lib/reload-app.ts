/** Unregisters every service worker and empties every cache. */
export async function clearAppCaches(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const keys = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(keys.map((key) => caches.delete(key)));
}

/** The app as the server has it now, without anything that was kept. */
export async function reloadApp(): Promise<void> {
  try {
    await clearAppCaches();
  } finally {
    window.location.reload();
  }
}
