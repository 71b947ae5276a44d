import { AuthClient } from '@supabase/auth-js';
import { createAtom, useSelector } from '@tanstack/react-store';
import { afterAlarm } from '../lib/after-alarm.ts';
import { config } from '../lib/config.ts';
import { debugLog } from '../lib/debug-log.ts';
import { drafts } from '../lib/drafts.ts';
import { unsubscribeFromPush } from '../lib/push-subscription.ts';
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
import { setReturnPath } from './return-path.ts';
import { createSessionAccess } from './session-access.ts';

/**
 * Members may open a mailed link in another browser. The PKCE flow fails there, because its secret
 * is in the first browser, so mailed links use the implicit flow.
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

export const createTemporaryClient = () =>
  new AuthClient({
    ...clientOptions,
    storageKey: `${SESSION_KEY}.passing`,
    persistSession: false,
    autoRefreshToken: false,
  });

export const callbackUrl = () => new URL('/auth/callback', window.location.origin).href;

export const sessionAccess = createSessionAccess({
  client: auth,
  stored: readStoredSession,
  marks: storage,
  now: Date.now,
});

interface SessionSnapshot {
  session: StoredSession | null;
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
  if (event === 'USER_DELETED') authStorage.removeItem(SESSION_KEY);
  update(event);
});

window.addEventListener('storage', ({ key }) => {
  if ((key === null || key === SESSION_KEY) && snapshot.get().session && !readStoredSession()) {
    update('SIGNED_OUT');
  }
});

export const updateUser: typeof auth.updateUser = async (...change) => {
  const answer = await auth.updateUser(...change);
  const renewed = authFetch.takeRenewed();
  if (renewed) await auth.setSession(renewed);
  return answer;
};

export const sessionStore = {
  get: snapshot.get,
  subscribe: snapshot.subscribe,
  forget(): void {
    authStorage.removeItem(SESSION_KEY);
    update('SIGNED_OUT');
  },
};

export function useStoredSession(): SessionSnapshot {
  return useSelector(snapshot);
}

/** Only pages behind the session guard may use this hook. */
export const useMemberId = (): string => useStoredSession().session?.userId ?? '';

export function useIsSignedIn(): boolean {
  const { session } = useStoredSession();
  return session !== null && !isExpired(session, Date.now());
}

/** Ticked checklists tell which articles a member reads, and the plan of the nudge is personal too. */
const MEMBER_KEYS = ['hearthway.checks.', 'hearthway.nudge-plan.', 'hearthway.celebrated'];

/** Removes the session from this device even if the server cannot be reached. */
export async function signOut(
  options: { scope?: 'local' | 'global'; next?: string } = {},
): Promise<void> {
  if (options.next) setReturnPath(options.next);
  drafts.forgetAll();
  for (const prefix of MEMBER_KEYS) storage.removeAll(prefix);
  afterAlarm.forgetAll();
  void unsubscribeFromPush();
  const { error } = await auth.signOut({ scope: options.scope ?? 'local' });
  if (error) debugLog.add('auth', 'the server did not confirm the sign-out', error);
  if (sessionStore.get().session) sessionStore.forget();
}
