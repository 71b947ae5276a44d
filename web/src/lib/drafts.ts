import { createAtom, useSelector } from '@tanstack/react-store';
import { storage } from './storage.ts';

const PREFIX = 'hearthway.draft.';
/** Browsers may block storage, so drafts are also kept in memory. */
const inMemory = new Map<string, string>();
const changes = createAtom(0);
const changed = () => changes.set((count) => count + 1);
globalThis.window?.addEventListener('storage', changed);

/** Signing out deletes all drafts; an expired session keeps them. */
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
    storage.removeAll(PREFIX);
    changed();
  },
};

export const useDraft = (name: string): string | null =>
  useSelector(changes, () => drafts.get(name));
