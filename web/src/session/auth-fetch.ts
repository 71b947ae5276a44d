import { debugLog } from '../lib/debug-log.ts';
import { authStorage, readStoredSession, SESSION_KEY } from './auth-storage.ts';

const LOCK = 'hearthway.refresh';
const LOCK_LIMIT = 5000;
// For 10 s, the server answers a repeated refresh with the same tokens. This shorter limit leaves
// time for one more attempt.
const REFRESH_REQUEST_LIMIT = 8000;
const REQUEST_LIMIT = 20_000;
const STORE_TIMEOUT_MS = 1000;

interface RenewedTokens {
  access_token: string;
  refresh_token: string;
}

interface AuthFetchDeps {
  fetch: typeof fetch;
  locks: Pick<LockManager, 'request'> | undefined;
  stored: () => string | null;
}

/**
 * Only one tab refreshes the session at a time. If a refresh token is used again after 10 s, the
 * server assumes that it was stolen and ends the session.
 */
export function createAuthFetch({ fetch, locks, stored }: AuthFetchDeps) {
  let own: { token: string; userId: string } | null = null;
  let hasServerFault = false;
  let renewed: RenewedTokens | null = null;

  async function send(url: string, init: RequestInit, limit: number): Promise<Response> {
    const startedAt = performance.now();
    const log = (status: number | string) =>
      debugLog.add('auth', describeRequest(url, init), {
        status,
        milliseconds: Math.round(performance.now() - startedAt),
      });
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(limit) });
      log(response.status);
      return response;
    } catch (error) {
      log(error instanceof Error ? error.name : 'failed');
      throw error;
    }
  }

  /** A change of the account can return new tokens. auth-js ignores them, so they are kept here. */
  async function change(url: string, init: RequestInit): Promise<Response> {
    renewed = null;
    const response = await send(url, init, REQUEST_LIMIT);
    const answer = response.ok ? await response.clone().json() : {};
    if (answer.refresh_token) renewed = answer;
    return response;
  }

  function findNewerSession(token: string): string | null {
    const text = stored();
    const session = readStoredSession(text);
    if (session?.refreshToken === token) own = { token, userId: session.userId };
    const isReplaced = session && session.refreshToken !== token && own?.token === token;
    return isReplaced && session.userId === own?.userId ? text : null;
  }

  async function refresh(url: string, init: RequestInit): Promise<Response> {
    const newer = findNewerSession(getRefreshToken(init));
    if (newer) return new Response(newer, { headers: { 'Content-Type': 'application/json' } });
    try {
      const response = await send(url, init, REFRESH_REQUEST_LIMIT);
      hasServerFault = response.status >= 500;
      return response;
    } catch (error) {
      hasServerFault = !(error instanceof DOMException && error.name === 'TimeoutError');
      throw error;
    }
  }

  /**
   * A tab keeps the lock until auth-js has stored the new session; otherwise the next tab would
   * refresh the old one.
   */
  async function waitUntilStored(token: string): Promise<void> {
    const giveUpAt = performance.now() + STORE_TIMEOUT_MS;
    while (readStoredSession(stored())?.refreshToken === token && performance.now() < giveUpAt) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async function withRefreshLock(token: string, work: () => Promise<Response>): Promise<Response> {
    if (!locks) return work();
    let answer: Promise<Response> | undefined;
    return new Promise((resolve) => {
      const turn = locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_LIMIT) }, async () => {
        answer = work();
        resolve(answer);
        if ((await answer).ok) await waitUntilStored(token);
      });
      // A tab that holds the lock for more than five seconds is frozen. The server can handle two
      // refreshes at once, so the waiting tab continues without the lock.
      turn.catch(() => resolve(answer ?? work()));
    });
  }

  return {
    hasServerFault: () => hasServerFault,
    takeRenewed(): RenewedTokens | null {
      const taken = renewed;
      renewed = null;
      return taken;
    },
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      const url = String(input);
      if (init.method === 'PUT') return change(url, init);
      if (!url.includes('grant_type=refresh_token')) return send(url, init, REQUEST_LIMIT);
      findNewerSession(getRefreshToken(init));
      return withRefreshLock(getRefreshToken(init), () => refresh(url, init));
    },
  };
}

function getRefreshToken(init: RequestInit): string {
  return JSON.parse(String(init.body)).refresh_token;
}

function describeRequest(url: string, init: RequestInit): string {
  const { pathname, searchParams } = new URL(url);
  const grant = searchParams.get('grant_type');
  return `${init.method ?? 'GET'} ${pathname}${grant ? ` (${grant})` : ''}`;
}

export const authFetch = createAuthFetch({
  fetch: (input, init) => globalThis.fetch(input, init),
  locks: globalThis.navigator?.locks,
  stored: () => authStorage.getItem(SESSION_KEY),
});
