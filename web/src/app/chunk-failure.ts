const key = 'hearthway:reloaded-for-chunk';
const RELOAD_INTERVAL_MS = 60_000;
const offlineName = 'OfflineError';

/**
 * A missing file usually means that a newer release is out, so the page reloads. A second reload
 * within a minute could be the start of an endless loop.
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
    // If storage is blocked, assume that the page was just reloaded, to prevent an endless loop.
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
      // The router reloads the page when it sees the browser's own error message, and an offline
      // reload would lose the page. So the error gets another message.
      event.payload.name = offlineName;
      event.payload.message = 'Part of the app couldn’t load because you’re offline.';
    }
  });
}
