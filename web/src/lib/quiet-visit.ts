const KEY = 'hearthway.quiet-visit';
const listeners = new Set<() => void>();
let isQuiet: boolean | undefined;

function stored(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/**
 * A visit in which someone spoke of a crisis stays quiet until the tab is closed: no offer and no
 * nudge follows. Fit for useSyncExternalStore.
 */
export const quietVisit = {
  isQuiet(): boolean {
    isQuiet ??= stored();
    return isQuiet;
  },
  begin(): void {
    isQuiet = true;
    try {
      sessionStorage.setItem(KEY, '1');
    } catch {
      // Then it lasts as long as the page does.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
