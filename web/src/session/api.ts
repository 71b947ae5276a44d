import type { ApiType } from '@hearthway/server/app';
import { hc } from 'hono/client';
import { debugLog } from '../lib/debug-log.ts';
import { createApiFetch } from './api-fetch.ts';
import { readStoredSession } from './auth-storage.ts';
import { sessionAccess } from './session.ts';

const refusalListeners = new Set<() => void>();

/** Told when the data API keeps refusing the session; returns how to stop listening. */
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

/** `fetch` for addresses of ours that the typed client does not cover, such as the export. */
export const apiFetch = createApiFetch({
  ...browser,
  refresh: sessionAccess.refresh,
  onRefused: () => {
    debugLog.add('api', 'session refused');
    for (const listener of refusalListeners) listener();
  },
});

/**
 * The same for what may not take the page away from under its reader, such as a conversation: a
 * refusal is the caller's to tell, and the next ordinary request finds out about the session.
 */
export const stayingFetch = createApiFetch({
  ...browser,
  refresh: async () => ({ kind: 'none' }),
  onRefused: () => debugLog.add('api', 'session refused, and the page stays'),
});

/** The typed client: a success returns data, anything else throws an ApiError. */
export const api = hc<ApiType>('/api', { fetch: apiFetch });
