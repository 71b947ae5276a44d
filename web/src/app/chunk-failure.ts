const key = 'hearthway:reloaded-for-chunk';
const again = 60_000;
const offlineName = 'OfflineError';

/** One reload fetches a newer release's files; a second within a minute would be a loop. */
export function shouldReload(input: { online: boolean; lastReload: number | null; now: number }) {
  if (!input.online) return false;
  return input.lastReload === null || input.now - input.lastReload > again;
}

export function isOfflineFailure(error: unknown): boolean {
  return error instanceof Error && error.name === offlineName;
}

function lastReload(): number | null {
  try {
    return Number(sessionStorage.getItem(key)) || null;
  } catch {
    // Without storage a reload could loop: behave as if one has just happened.
    return Date.now();
  }
}

/** A part of the app that cannot be loaded: reload once for a newer release, or say that we are offline. */
export function watchChunkFailures(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    if (shouldReload({ online: navigator.onLine, lastReload: lastReload(), now })) {
      sessionStorage.setItem(key, String(now));
      window.location.reload();
      return;
    }
    if (!navigator.onLine && event.payload instanceof Error) {
      // The router reloads on the browser's own wording of this error, which offline would lose the page.
      event.payload.name = offlineName;
      event.payload.message = 'A part of the app could not be loaded while offline.';
    }
  });
}
