import type { ApiType } from '@hearthway/server/app';
import { hc } from 'hono/client';
import { debugLog } from '../lib/debug-log.ts';
import { createApiFetch } from './api-fetch.ts';
import { readStoredSession } from './auth-storage.ts';
import { sessionAccess } from './session.ts';

const refusalListeners = new Set<() => void>();

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

export const apiFetch = createApiFetch({
  ...browser,
  refresh: sessionAccess.refresh,
  onRefused: () => {
    debugLog.add('api', 'session refused');
    for (const listener of refusalListeners) listener();
  },
});

/**
 * Features such as the guide's chat use this fetch, because their page must stay open even if the
 * server refuses the session.
 */
export const unguardedFetch = createApiFetch({
  ...browser,
  refresh: async () => ({ kind: 'none' }),
  onRefused: () => debugLog.add('api', 'session refused; the page stays open'),
});

export const api = hc<ApiType>('/api', { fetch: apiFetch });
