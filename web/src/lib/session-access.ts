import {
  REFRESH_DEBOUNCE,
  REFRESH_LIMIT,
  REHYDRATE_DEBOUNCE,
  SESSION_READ_LIMIT,
} from '@hearthway/domain/identity/session-limits';
import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { debugLog } from './debug-log.ts';
import type { storage } from './storage.ts';
import { isExpired, type StoredSession } from './stored-session.ts';
import { withTimeLimit } from './time-limit.ts';

export interface SessionRead {
  session: StoredSession | null;
  timedOut: boolean;
  error: { status: number; message: string } | null;
}

interface SessionAccessDeps {
  client: Pick<GoTrueClient, 'getSession' | 'refreshSession' | 'setSession'>;
  stored: () => StoredSession | null;
  /** Browser storage: a reload does not defeat the debounces. */
  marks: Pick<typeof storage, 'get' | 'set'>;
  now: () => number;
}

const REFRESHED_AT = 'hearthway.session.refreshed-at';
const REHYDRATED_AT = 'hearthway.session.rehydrated-at';

/** The three ways to a session, each with its limit; none of them throws. */
export function createSessionAccess({ client, stored, marks, now }: SessionAccessDeps) {
  const current = () => {
    const session = stored();
    return session && !isExpired(session, now()) ? session : null;
  };

  async function limited(
    name: string,
    work: () => Promise<{ error: AuthError | null }>,
    limit: number,
  ): Promise<SessionRead> {
    try {
      const result = await withTimeLimit(work(), limit);
      if (result.timedOut) {
        debugLog.add('session', `${name} timed out`);
        return { session: null, timedOut: true, error: null };
      }
      const session = current();
      const { error } = result.value;
      // What auth-js discards was replaced by another tab: then the stored session is the answer.
      if (session && (!error || error.name === 'AuthRefreshDiscardedError')) {
        return { session, timedOut: false, error: null };
      }
      return { session: error ? null : session, timedOut: false, error: asFailure(error) };
    } catch (error) {
      debugLog.add('session', `${name} failed`, error);
      return { session: null, timedOut: false, error: asFailure(error) };
    }
  }

  function mayRun(mark: string, debounce: number): boolean {
    const sinceLast = now() - Number(marks.get(mark) ?? Number.NaN);
    if (sinceLast >= 0 && sinceLast < debounce) return false;
    marks.set(mark, String(now()));
    return true;
  }

  const debounced = (): SessionRead => ({ session: current(), timedOut: false, error: null });

  return {
    read(): Promise<SessionRead> {
      forgetRefreshFailure(client);
      return limited('read', () => client.getSession(), SESSION_READ_LIMIT);
    },

    async refresh(): Promise<SessionRead> {
      if (!mayRun(REFRESHED_AT, REFRESH_DEBOUNCE)) return debounced();
      forgetRefreshFailure(client);
      // Reading an expired session refreshes it; asking for a refresh then would do it twice.
      const work = () => (current() ? client.refreshSession() : client.getSession());
      return limited('refresh', work, REFRESH_LIMIT);
    },

    /** Takes up what is in storage now, which another tab may have renewed. */
    async rehydrate(): Promise<SessionRead> {
      const session = stored();
      if (!session || !mayRun(REHYDRATED_AT, REHYDRATE_DEBOUNCE)) return debounced();
      const tokens = { access_token: session.accessToken, refresh_token: session.refreshToken };
      return limited('rehydrate', () => client.setSession(tokens), REFRESH_LIMIT);
    },
  };
}

export type SessionAccess = ReturnType<typeof createSessionAccess>;

function asFailure(error: unknown): SessionRead['error'] {
  if (!error) return null;
  const { status, message } = error as Partial<AuthError>;
  return { status: status ?? 0, message: message ?? '' };
}

/**
 * auth-js remembers a failed refresh for a minute and answers from memory. Somebody who asks again
 * once the server is back must not wait for that; a test holds this to the library's real behaviour.
 */
export function forgetRefreshFailure(client: object): void {
  Reflect.set(client, 'lastRefreshFailure', null);
}
