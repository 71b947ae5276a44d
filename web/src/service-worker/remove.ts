/** Unregisters every worker and empties every cache; answers whether there was a worker. */
export async function removeServiceWorkers(): Promise<boolean> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const keys = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(keys.map((key) => caches.delete(key)));
  return registrations.length > 0;
}
