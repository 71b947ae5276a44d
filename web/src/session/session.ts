import { AuthClient } from '@supabase/auth-js';
import { createAtom, useSelector } from '@tanstack/react-store';
import { config } from '../lib/config.ts';
import { debugLog } from '../lib/debug-log.ts';
import { drafts } from '../lib/drafts.ts';
import { endPushSubscription } from '../lib/push-subscription.ts';
import { storage } from '../lib/storage.ts';
import { authFetch } from './auth-fetch.ts';
import {
  authStorage,
  awaitsCode,
  isExpired,
  readStoredSession,
  SESSION_KEY,
  type StoredSession,
} from './auth-storage.ts';
import { createSessionAccess } from './session-access.ts';
import { leaveTo } from './way-back.ts';

/**
 * Links in mails open in whichever browser the phone likes, where a code could not be exchanged for
 * want of its verifier; so they are asked for with tokens. The callback page takes codes as well.
 */
const clientOptions = {
  url: new URL(config.authUrl, window.location.origin).href.replace(/\/+$/, ''),
  flowType: 'implicit',
  detectSessionInUrl: false,
  experimental: { recoveryCodes: true },
  fetch: authFetch.fetch,
} as const;

export const auth = new AuthClient({
  ...clientOptions,
  storageKey: SESSION_KEY,
  storage: authStorage,
  persistSession: true,
  autoRefreshToken: true,
});

/** A client that stores nothing, for a session that nobody has let in yet. */
export const passingClient = () =>
  new AuthClient({
    ...clientOptions,
    storageKey: `${SESSION_KEY}.passing`,
    persistSession: false,
    autoRefreshToken: false,
  });

/** Where links in mails come back to. */
export const callbackUrl = () => new URL('/auth/callback', window.location.origin).href;

export const sessionAccess = createSessionAccess({
  client: auth,
  stored: readStoredSession,
  marks: storage,
  now: Date.now,
});

interface SessionSnapshot {
  session: StoredSession | null;
  /** Somebody has given a password here, and has yet to give the code: nobody is signed in. */
  awaitsCode: boolean;
  lastEvent: string | null;
}

const snapshot = createAtom<SessionSnapshot>({
  session: readStoredSession(),
  awaitsCode: awaitsCode(),
  lastEvent: null,
});

function update(event: string) {
  const session = readStoredSession();
  const payload = session && {
    userId: session.userId,
    expiresAt: new Date(session.expiresAt).toISOString(),
  };
  debugLog.add('auth', event, payload);
  snapshot.set((before) => {
    const isSame = before.session?.accessToken === session?.accessToken;
    return {
      session: isSame ? before.session : session,
      awaitsCode: awaitsCode(),
      lastEvent: event,
    };
  });
}

auth.onAuthStateChange((event: string) => {
  // Older servers say it by an event of its own; the session is as good as signed out.
  if (event === 'USER_DELETED') authStorage.removeItem(SESSION_KEY);
  update(event);
});

// Storage that was emptied without auth-js, in another tab or by the member.
window.addEventListener('storage', ({ key }) => {
  if ((key === null || key === SESSION_KEY) && snapshot.get().session && !readStoredSession()) {
    update('SIGNED_OUT');
  }
});

/** Changes the account, and goes on with the tokens that a new password or address brings. */
export const updateUser: typeof auth.updateUser = async (...change) => {
  const answer = await auth.updateUser(...change);
  const renewed = authFetch.takeRenewed();
  if (renewed) await auth.setSession(renewed);
  return answer;
};

/** The session in the browser's storage, as every tab sees it. */
export const sessionStore = {
  get: snapshot.get,
  subscribe: snapshot.subscribe,
  /** Drops the session from this device at once, whatever the server or a slow refresh may say. */
  forget(): void {
    authStorage.removeItem(SESSION_KEY);
    update('SIGNED_OUT');
  },
};

export function useStoredSession(): SessionSnapshot {
  return useSelector(snapshot);
}

/** Whose pages these are; behind the session guard there is always somebody. */
export const useMemberId = (): string => useStoredSession().session?.userId ?? '';

/** Whether somebody is signed in beyond doubt: a session that has not run out. */
export function useIsSignedIn(): boolean {
  const { session } = useStoredSession();
  return session !== null && !isExpired(session, Date.now());
}

/**
 * Signs out on this device, and everywhere with `global`. The device forgets the session even when
 * the server cannot be told. `next` is where the next sign-in leads.
 */
export async function signOut(
  options: { scope?: 'local' | 'global'; next?: string } = {},
): Promise<void> {
  if (options.next) leaveTo(options.next);
  drafts.forgetAll();
  // Whoever signs out is told nothing more on this device.
  void endPushSubscription();
  const { error } = await auth.signOut({ scope: options.scope ?? 'local' });
  if (error) debugLog.add('auth', 'sign-out was not confirmed', error);
  if (sessionStore.get().session) sessionStore.forget();
}
