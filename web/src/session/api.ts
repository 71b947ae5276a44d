import type { ApiType } from '@hearthway/server/app';
import { hc } from 'hono/client';
import { debugLog } from '../lib/debug-log.ts';
import { createApiFetch } from './api-fetch.ts';
import { readStoredSession } from './auth-storage.ts';
import { sessionAccess } from './session.ts';

const refusalListeners = new Set<() => void>();

/** Told when the data API keeps refusing the session; answers how to stop listening. */
export function onSessionRefused(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

/** `fetch` for addresses of ours that the typed client does not cover, such as the guide's stream. */
export const apiFetch = createApiFetch({
  fetch: (input, init) => globalThis.fetch(input, init),
  stored: readStoredSession,
  read: sessionAccess.read,
  refresh: sessionAccess.refresh,
  onRefused: () => {
    debugLog.add('api', 'session refused');
    for (const listener of refusalListeners) listener();
  },
  isOnline: () => navigator.onLine,
  now: Date.now,
});

/** The typed client: a success answers data, anything else throws an ApiError. */
export const api = hc<ApiType>('/api', { fetch: apiFetch });
