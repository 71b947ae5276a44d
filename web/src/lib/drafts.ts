import { storage } from './storage.ts';

const PREFIX = 'hearthway.draft.';
const listeners = new Set<() => void>();
/** For browsers that block storage: remembered while the page is open. */
const inMemory = new Map<string, string>();

const changed = () => {
  for (const listener of listeners) listener();
};

/**
 * What a member has begun and not sent yet, kept in this browser and shared by its tabs. Signing out
 * on purpose forgets all of it.
 */
export const drafts = {
  get: (name: string): string | null => storage.get(PREFIX + name) ?? inMemory.get(name) ?? null,
  set(name: string, text: string): void {
    if (storage.set(PREFIX + name, text)) inMemory.delete(name);
    else inMemory.set(name, text);
    changed();
  },
  remove(name: string): void {
    storage.remove(PREFIX + name);
    inMemory.delete(name);
    changed();
  },
  forgetAll(): void {
    inMemory.clear();
    for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
    changed();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
