import {
  REFRESH_DEBOUNCE,
  REFRESH_LIMIT,
  REHYDRATE_DEBOUNCE,
  SESSION_READ_LIMIT,
} from '@hearthway/domain/identity/session-limits';
import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { debugLog } from '../lib/debug-log.ts';
import type { storage } from '../lib/storage.ts';
import { withTimeLimit } from '../lib/time-limit.ts';
import { forgetRefreshFailure } from './auth-js-private.ts';
import { isExpired, type StoredSession } from './auth-storage.ts';

export type SessionRead =
  | { kind: 'found'; session: StoredSession }
  | { kind: 'none' }
  | { kind: 'timed-out' }
  | { kind: 'failed'; status: number; message: string };

interface SessionAccessDeps {
  client: Pick<GoTrueClient, 'getSession' | 'refreshSession' | 'setSession'>;
  stored: () => StoredSession | null;
  /** The time of the last refresh is stored, so that a reload does not refresh too soon. */
  marks: Pick<typeof storage, 'get' | 'set'>;
  now: () => number;
}

const REFRESHED_AT = 'hearthway.session.refreshed-at';
const REHYDRATED_AT = 'hearthway.session.rehydrated-at';

export function createSessionAccess({ client, stored, marks, now }: SessionAccessDeps) {
  /** All callers share a running refresh; otherwise some would get the old session. */
  let refreshing: Promise<SessionRead> | null = null;

  function current(): SessionRead {
    const session = stored();
    return session && !isExpired(session, now()) ? { kind: 'found', session } : { kind: 'none' };
  }

  async function withLimit(
    name: string,
    work: () => Promise<{ error: AuthError | null }>,
    limit: number,
  ): Promise<SessionRead> {
    try {
      const result = await withTimeLimit(work(), limit);
      if (result.timedOut) {
        debugLog.add('session', `${name} timed out`);
        return { kind: 'timed-out' };
      }
      const { error } = result.value;
      if (!error) return current();
      // auth-js discards a refresh if another tab has replaced the session. The stored session is
      // then the new one.
      const replaced = error.name === 'AuthRefreshDiscardedError' ? current() : null;
      return replaced?.kind === 'found' ? replaced : failed(error);
    } catch (error) {
      debugLog.add('session', `${name} failed`, error);
      return failed(error);
    }
  }

  function mayRun(mark: string, debounce: number): boolean {
    const sinceLast = now() - Number(marks.get(mark) ?? Number.NaN);
    if (sinceLast >= 0 && sinceLast < debounce) return false;
    marks.set(mark, String(now()));
    return true;
  }

  return {
    read(): Promise<SessionRead> {
      forgetRefreshFailure(client);
      return withLimit('read', () => client.getSession(), SESSION_READ_LIMIT);
    },

    async refresh(): Promise<SessionRead> {
      if (refreshing) return refreshing;
      if (!mayRun(REFRESHED_AT, REFRESH_DEBOUNCE)) return current();
      forgetRefreshFailure(client);
      // Reading an expired session already makes auth-js refresh it. `refreshSession` would refresh
      // it a second time.
      const work = () =>
        current().kind === 'found' ? client.refreshSession() : client.getSession();
      refreshing = withLimit('refresh', work, REFRESH_LIMIT).finally(() => {
        refreshing = null;
      });
      return refreshing;
    },

    async rehydrate(): Promise<SessionRead> {
      const session = stored();
      if (!session || !mayRun(REHYDRATED_AT, REHYDRATE_DEBOUNCE)) return current();
      const tokens = { access_token: session.accessToken, refresh_token: session.refreshToken };
      return withLimit('rehydrate', () => client.setSession(tokens), REFRESH_LIMIT);
    },
  };
}

export type SessionAccess = ReturnType<typeof createSessionAccess>;

function failed(error: unknown): SessionRead {
  const { status, message } = (error ?? {}) as Partial<AuthError>;
  return { kind: 'failed', status: status ?? 0, message: message ?? '' };
}
