import { rememberSomebody } from '../lib/known-browser.ts';
import { storage } from '../lib/storage.ts';

const KEY = 'hearthway.first-name';

/** The greeting is right from the first paint: the name as it was when this browser last heard it. */
export function rememberFirstName(userId: string, firstName: string): void {
  rememberSomebody();
  storage.set(KEY, JSON.stringify({ userId, firstName }));
}

export function rememberedFirstName(userId: string): string | null {
  try {
    const kept = JSON.parse(storage.get(KEY) ?? 'null');
    return kept?.userId === userId && typeof kept.firstName === 'string' ? kept.firstName : null;
  } catch {
    return null;
  }
}

export function forgetFirstName(): void {
  storage.remove(KEY);
}
