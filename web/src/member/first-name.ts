import { rememberSignIn } from '../lib/known-browser.ts';
import { storage } from '../lib/storage.ts';

const KEY = 'hearthway.first-name';

export function rememberFirstName(userId: string, firstName: string): void {
  rememberSignIn();
  storage.set(KEY, JSON.stringify({ userId, firstName }));
}

export function rememberedFirstName(userId: string): string | null {
  try {
    const stored = JSON.parse(storage.get(KEY) ?? 'null');
    return stored?.userId === userId && typeof stored.firstName === 'string'
      ? stored.firstName
      : null;
  } catch {
    return null;
  }
}

export function forgetFirstName(): void {
  storage.remove(KEY);
}
