const key = 'hearthway:reloaded-for-chunk';
const RELOAD_INTERVAL_MS = 60_000;
const offlineName = 'OfflineError';

/**
 * If the server no longer has a script, there is probably a newer release, so the page reloads. It
 * does so at most once a minute, because a reload may not help.
 */
export function shouldReload(input: { online: boolean; lastReload: number | null; now: number }) {
  if (!input.online) return false;
  return input.lastReload === null || input.now - input.lastReload > RELOAD_INTERVAL_MS;
}

export function isOfflineFailure(error: unknown): boolean {
  return error instanceof Error && error.name === offlineName;
}

function lastReload(): number | null {
  try {
    return Number(sessionStorage.getItem(key)) || null;
  } catch {
    // If the browser blocks storage, the time of the last reload is unknown. Assuming that it was
    // just now prevents endless reloads.
    return Date.now();
  }
}

export function watchChunkFailures(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    if (shouldReload({ online: navigator.onLine, lastReload: lastReload(), now })) {
      sessionStorage.setItem(key, String(now));
      window.location.reload();
      return;
    }
    if (!navigator.onLine && event.payload instanceof Error) {
      // The router reloads the page when it recognises this error by its message. Without a
      // network, a reload would lose the page, so the message is replaced.
      event.payload.name = offlineName;
      event.payload.message = 'Part of the app couldn’t load because you’re offline.';
    }
  });
}
