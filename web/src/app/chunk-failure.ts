const key = 'hearthway:reloaded-for-chunk';
const RELOAD_INTERVAL_MS = 60_000;
const offlineName = 'OfflineError';

/**
 * One reload fetches the files of a newer release. A second one within a minute would be a loop.
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
    // Without storage a reload could loop, so act as if one had just happened.
    return Date.now();
  }
}

/**
 * Handles a chunk that fails to load: reloads once in case of a new release, or marks the error as
 * an offline failure.
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
      // The router reloads when it sees the browser's own error message; offline, that reload would
      // lose the page. A different name and message prevent it.
      event.payload.name = offlineName;
      event.payload.message = 'A part of the app could not be loaded while offline.';
    }
  });
}
