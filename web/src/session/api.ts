import type { ApiType } from '@hearthway/server/app';
import { hc } from 'hono/client';
import { debugLog } from '../lib/debug-log.ts';
import { createApiFetch } from './api-fetch.ts';
import { readStoredSession } from './auth-storage.ts';
import { sessionAccess } from './session.ts';

const refusalListeners = new Set<() => void>();

/**
 * Calls the listener when the API refuses the session even after a refresh. Returns a function that
 * unsubscribes.
 */
export function onSessionRefused(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

const browser = {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init),
  stored: readStoredSession,
  read: sessionAccess.read,
  isOnline: () => navigator.onLine,
  now: Date.now,
};

/** `fetch` for API URLs that the typed client does not cover, such as the data export. */
export const apiFetch = createApiFetch({
  ...browser,
  refresh: sessionAccess.refresh,
  onRefused: () => {
    debugLog.add('api', 'session refused');
    for (const listener of refusalListeners) listener();
  },
});

/**
 * `fetch` for requests that must not make the page disappear, such as a chat. If the server refuses
 * the session, the caller handles it, and the next ordinary request informs the session guard.
 */
export const unguardedFetch = createApiFetch({
  ...browser,
  refresh: async () => ({ kind: 'none' }),
  onRefused: () => debugLog.add('api', 'session refused; the page stays open'),
});

/** Typed API client. It throws an ApiError unless the request succeeds. */
export const api = hc<ApiType>('/api', { fetch: apiFetch });
