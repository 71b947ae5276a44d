import { AuthClient } from '@supabase/auth-js';
import { authFetch } from './auth-fetch.ts';
import { config } from './config.ts';
import { createSessionAccess } from './session-access.ts';
import { storage } from './storage.ts';
import { readStoredSession, SESSION_KEY, sessionStorage } from './stored-session.ts';

/**
 * Links in mails open in whichever browser the phone likes, where a code could not be exchanged for
 * want of its verifier; so they are asked for with tokens. The callback page takes codes as well.
 */
export const auth = new AuthClient({
  url: new URL(config.authUrl, window.location.origin).href.replace(/\/+$/, ''),
  storageKey: SESSION_KEY,
  storage: sessionStorage,
  flowType: 'implicit',
  detectSessionInUrl: false,
  persistSession: true,
  autoRefreshToken: true,
  fetch: authFetch.fetch,
});

/** Where links in mails come back to. */
export const callbackUrl = () => new URL('/auth/callback', window.location.origin).href;

export const sessionAccess = createSessionAccess({
  client: auth,
  stored: readStoredSession,
  marks: storage,
  now: Date.now,
});
