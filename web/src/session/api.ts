import type { ApiType } from '@hearthway/server/app';
import { hc } from 'hono/client';
import { debugLog } from '../lib/debug-log.ts';
import { createApiFetch } from './api-fetch.ts';
import { readStoredSession } from './auth-storage.ts';
import { sessionAccess } from './session.ts';

const refusalListeners = new Set<() => void>();

/** Calls back when the API keeps refusing the session. Returns a function that unsubscribes. */
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

/** `fetch` for API addresses that the typed client does not cover, such as the export. */
export const apiFetch = createApiFetch({
  ...browser,
  refresh: sessionAccess.refresh,
  onRefused: () => {
    debugLog.add('api', 'session refused');
    for (const listener of refusalListeners) listener();
  },
});

/**
 * For requests that must not make the page disappear, such as a conversation. The caller handles a
 * refusal, and the next ordinary request informs the session guard.
 */
export const unguardedFetch = createApiFetch({
  ...browser,
  refresh: async () => ({ kind: 'none' }),
  onRefused: () => debugLog.add('api', 'session refused; the page stays open'),
});

/** Typed API client. Everything but a success throws an ApiError. */
export const api = hc<ApiType>('/api', { fetch: apiFetch });
