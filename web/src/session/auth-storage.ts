import { NEAR_EXPIRY } from '@hearthway/domain/identity/session-limits';
import type { SupportedStorage } from '@supabase/auth-js';

export const SESSION_KEY = 'hearthway.session';

export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  /** Milliseconds. */
  expiresAt: number;
  userId: string;
  email: string | null;
  /** Whether the member has set two-step sign-in up. */
  hasSecondStep: boolean;
}

const inMemory = new Map<string, string>();

/**
 * What auth-js keeps things in: the browser's lasting storage. A browser that blocks it still lets a
 * member in, for as long as the page is open.
 */
export const authStorage = {
  getItem(key) {
    try {
      return localStorage.getItem(key) ?? inMemory.get(key) ?? null;
    } catch {
      return inMemory.get(key) ?? null;
    }
  },
  setItem(key, value) {
    try {
      localStorage.setItem(key, value);
      inMemory.delete(key);
    } catch {
      inMemory.set(key, value);
    }
  },
  removeItem(key) {
    inMemory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
} satisfies SupportedStorage;

/**
 * What auth-js keeps in storage, read without waiting for it. A session that waits for the code of
 * two-step sign-in opens nothing, so with it nobody is signed in yet.
 */
export function readStoredSession(text = authStorage.getItem(SESSION_KEY)): StoredSession | null {
  const kept = read(text);
  return kept?.isWhole ? kept.session : null;
}

/** Whether somebody has given a password here, and has yet to give the code. */
export function awaitsCode(): boolean {
  return read(authStorage.getItem(SESSION_KEY))?.isWhole === false;
}

function read(text: string | null): { session: StoredSession; isWhole: boolean } | null {
  if (!text) return null;
  try {
    const { access_token, refresh_token, expires_at, user } = JSON.parse(text);
    if (!access_token || !refresh_token || !expires_at || !user?.id) return null;
    const session = {
      accessToken: access_token,
      refreshToken: refresh_token,
      expiresAt: expires_at * 1000,
      userId: user.id,
      email: user.email ?? null,
      hasSecondStep: hasSecondStep(user),
    };
    return { session, isWhole: !session.hasSecondStep || levelOf(access_token) === 'aal2' };
  } catch {
    return null;
  }
}

function hasSecondStep({ factors }: { factors?: { status: string }[] }): boolean {
  return factors?.some(({ status }) => status === 'verified') ?? false;
}

/** How much whoever opened the session has shown, as its token says. */
function levelOf(accessToken: string): unknown {
  const [, payload = ''] = accessToken.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
}

export function isExpired(session: StoredSession, now: number): boolean {
  return session.expiresAt <= now;
}

export function isNearExpiry(session: StoredSession, now: number): boolean {
  return session.expiresAt - now <= NEAR_EXPIRY;
}
