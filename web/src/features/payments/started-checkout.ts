import { storage } from '../../lib/storage.ts';

/** Nobody takes two hours to pay, so a return after that time belongs to another visit. */
const RECENT_MS = 2 * 60 * 60_000;

/**
 * The start of a checkout is kept in local storage and not in session storage, because the bank's
 * page may return in another tab.
 */
const storageKey = (memberId: string) => `hearthway.checkout-started.${memberId}`;

export function rememberCheckout(memberId: string, now = Date.now()): void {
  storage.set(storageKey(memberId), String(now));
}

export function forgetCheckout(memberId: string): void {
  storage.remove(storageKey(memberId));
}

export function hasRecentCheckout(memberId: string, now = Date.now()): boolean {
  const startedAt = Number(storage.get(storageKey(memberId)) ?? Number.NaN);
  return now - startedAt < RECENT_MS;
}
