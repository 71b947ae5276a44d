import { useSyncExternalStore } from 'react';

const KEY = 'hearthway.nudge-dismissed';
const listeners = new Set<() => void>();
let inMemory: string | null = null;

/** Whose card was put away in this visit: until the tab is closed, whatever the server knows of it. */
function dismissedBy(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function dismissForThisVisit(memberId: string): void {
  inMemory = memberId;
  try {
    sessionStorage.setItem(KEY, memberId);
  } catch {
    // A browser that blocks storage forgets it with the page.
  }
  for (const listener of listeners) listener();
}

export function useDismissedThisVisit(memberId: string): boolean {
  const dismissed = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, dismissedBy);
  return dismissed === memberId;
}
