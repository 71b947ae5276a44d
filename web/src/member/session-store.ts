import { useSyncExternalStore } from 'react';
import { auth } from '../lib/auth.ts';
import { debugLog } from '../lib/debug-log.ts';
import {
  isExpired,
  readStoredSession,
  SESSION_KEY,
  type StoredSession,
  sessionStorage,
} from '../lib/stored-session.ts';

interface SessionSnapshot {
  session: StoredSession | null;
  lastEvent: string | null;
}

let snapshot: SessionSnapshot = { session: readStoredSession(), lastEvent: null };
const listeners = new Set<() => void>();

function update(event: string) {
  const session = readStoredSession();
  const isSame = snapshot.session?.accessToken === session?.accessToken;
  snapshot = { session: isSame ? snapshot.session : session, lastEvent: event };
  const payload = session && {
    userId: session.userId,
    expiresAt: new Date(session.expiresAt).toISOString(),
  };
  debugLog.add('auth', event, payload);
  for (const listener of listeners) listener();
}

auth.onAuthStateChange((event: string) => {
  // Older servers say it by an event of its own; the session is as good as signed out.
  if (event === 'USER_DELETED') sessionStorage.removeItem(SESSION_KEY);
  update(event);
});

// Storage that was emptied without auth-js, in another tab or by the member.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if ((key === null || key === SESSION_KEY) && snapshot.session && !readStoredSession()) {
    update('SIGNED_OUT');
  }
});

/** The session in the browser's storage, as every tab sees it. */
export const sessionStore = {
  get: (): SessionSnapshot => snapshot,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Drops the session from this device at once, whatever the server or a slow refresh may say. */
  forget(): void {
    sessionStorage.removeItem(SESSION_KEY);
    update('SIGNED_OUT');
  },
};

export function useStoredSession(): SessionSnapshot {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** Whether somebody is signed in beyond doubt: a session that has not run out. */
export function useIsSignedIn(): boolean {
  const { session } = useStoredSession();
  return session !== null && !isExpired(session, Date.now());
}
