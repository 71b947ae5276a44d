const key = 'hearthway:reloaded-for-chunk';
const RELOAD_INTERVAL_MS = 60_000;
const offlineName = 'OfflineError';

/**
 * Whether to reload the page after a script failed to load. One reload fetches the files of a newer
 * release. A second reload within a minute could start an endless loop.
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
    // If storage is blocked, reloads could loop. Pretending that the page was just reloaded
    // prevents that.
    return Date.now();
  }
}

/**
 * Handles a script of the app that fails to load. Reloads the page once in case there is a new
 * release, or marks the error as an offline failure.
 */
export function watchChunkFailures(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    if (shouldReload({ online: navigator.onLine, lastReload: lastReload(), now })) {
      sessionStorage.setItem(key, String(now));
      window.location.reload();
      return;
    }
    if (!navigator.onLine && event.payload instanceof Error) {
      // The router reloads the page when it sees the browser's own error message. While offline,
      // that reload would lose the page, so the error gets a different name and message.
      event.payload.name = offlineName;
      event.payload.message = 'A part of the app could not be loaded while offline.';
    }
  });
}
