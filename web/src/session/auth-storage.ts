import { NEAR_EXPIRY } from '@hearthway/domain/identity/session-limits';
import type { SupportedStorage } from '@supabase/auth-js';

export const SESSION_KEY = 'hearthway.session';

export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  expiresAt: number;
  userId: string;
  email: string | null;
  hasSecondStep: boolean;
}

const inMemory = new Map<string, string>();

/** If the browser blocks storage, the session is kept in memory until the page is reloaded. */
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
      // The browser blocks storage, so there is nothing to remove.
    }
  },
} satisfies SupportedStorage;

/** A session that still needs the code of two-step sign-in counts as signed out. */
export function readStoredSession(text = authStorage.getItem(SESSION_KEY)): StoredSession | null {
  const stored = read(text);
  return stored?.isComplete ? stored.session : null;
}

export function awaitsCode(): boolean {
  return read(authStorage.getItem(SESSION_KEY))?.isComplete === false;
}

function read(text: string | null): { session: StoredSession; isComplete: boolean } | null {
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
    return {
      session,
      isComplete: !session.hasSecondStep || readAssuranceLevel(access_token) === 'aal2',
    };
  } catch {
    return null;
  }
}

function hasSecondStep({ factors }: { factors?: { status: string }[] }): boolean {
  return factors?.some(({ status }) => status === 'verified') ?? false;
}

/** The level `aal2` means that two-step sign-in is complete. */
function readAssuranceLevel(accessToken: string): unknown {
  const [, payload = ''] = accessToken.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
}

export function isExpired(session: StoredSession, now: number): boolean {
  return session.expiresAt <= now;
}

export function isNearExpiry(session: StoredSession, now: number): boolean {
  return session.expiresAt - now <= NEAR_EXPIRY;
}
