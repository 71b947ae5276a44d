export async function clearAppCaches(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const keys = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(keys.map((key) => caches.delete(key)));
}

export async function reloadApp(): Promise<void> {
  try {
    await clearAppCaches();
  } finally {
    window.location.reload();
  }
}
