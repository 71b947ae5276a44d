import { debugLog } from '../lib/debug-log.ts';
import { authStorage, readStoredSession, SESSION_KEY } from './auth-storage.ts';

const LOCK = 'hearthway.refresh';
const LOCK_LIMIT = 5000;
// The server answers a lost refresh again for 10 s, so a retry has to come before that.
const REFRESH_REQUEST_LIMIT = 8000;
const REQUEST_LIMIT = 20_000;
const STORED_WITHIN = 1000;

interface RenewedTokens {
  access_token: string;
  refresh_token: string;
}

interface AuthFetchDeps {
  fetch: typeof fetch;
  locks: Pick<LockManager, 'request'> | undefined;
  /** The session as auth-js has stored it. */
  stored: () => string | null;
}

/**
 * What auth-js sends its requests through. It keeps two promises that auth-js leaves to the server:
 * tabs refresh one after the other, and a token that another tab has exchanged meanwhile is not
 * presented again. auth-js retries a refresh for 30 s, and the server takes an old token seen after
 * 10 s for a stolen one and ends the session.
 */
export function createAuthFetch({ fetch, locks, stored }: AuthFetchDeps) {
  let own: { token: string; userId: string } | null = null;
  let isInTrouble = false;
  let renewed: RenewedTokens | null = null;

  async function send(url: string, init: RequestInit, limit: number): Promise<Response> {
    const startedAt = performance.now();
    const log = (status: number | string) =>
      debugLog.add('auth', nameOf(url, init), {
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

  /** auth-js reads the user in the answer to a change, and leaves the tokens beside it. */
  async function change(url: string, init: RequestInit): Promise<Response> {
    renewed = null;
    const response = await send(url, init, REQUEST_LIMIT);
    const answer = response.ok ? await response.clone().json() : {};
    if (answer.refresh_token) renewed = answer;
    return response;
  }

  function exchangedElsewhere(token: string): string | null {
    const text = stored();
    const session = readStoredSession(text);
    if (session?.refreshToken === token) own = { token, userId: session.userId };
    const isReplaced = session && session.refreshToken !== token && own?.token === token;
    return isReplaced && session.userId === own?.userId ? text : null;
  }

  async function refresh(url: string, init: RequestInit): Promise<Response> {
    const newer = exchangedElsewhere(tokenIn(init));
    if (newer) return new Response(newer, { headers: { 'Content-Type': 'application/json' } });
    try {
      const response = await send(url, init, REFRESH_REQUEST_LIMIT);
      isInTrouble = response.status >= 500;
      return response;
    } catch (error) {
      // A slow server may yet answer; that is no fault.
      isInTrouble = !(error instanceof DOMException && error.name === 'TimeoutError');
      throw error;
    }
  }

  /** The turn ends when auth-js has stored the answer: until then the next tab would not see it. */
  async function untilStored(token: string): Promise<void> {
    const giveUpAt = performance.now() + STORED_WITHIN;
    while (readStoredSession(stored())?.refreshToken === token && performance.now() < giveUpAt) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async function inTurn(token: string, work: () => Promise<Response>): Promise<Response> {
    if (!locks) return work();
    let answer: Promise<Response> | undefined;
    return new Promise((resolve) => {
      const turn = locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_LIMIT) }, async () => {
        answer = work();
        resolve(answer);
        if ((await answer).ok) await untilStored(token);
      });
      // A tab that holds the lock for so long is frozen; the server copes with two at once.
      turn.catch(() => resolve(answer ?? work()));
    });
  }

  return {
    /** Whether the last refresh met a fault on the way rather than an answer. */
    isInTrouble: () => isInTrouble,
    /** The tokens that the last change of the account came back with; those from before have ended. */
    takeRenewed(): RenewedTokens | null {
      const taken = renewed;
      renewed = null;
      return taken;
    },
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      const url = String(input);
      if (init.method === 'PUT') return change(url, init);
      if (!url.includes('grant_type=refresh_token')) return send(url, init, REQUEST_LIMIT);
      exchangedElsewhere(tokenIn(init));
      return inTurn(tokenIn(init), () => refresh(url, init));
    },
  };
}

function tokenIn(init: RequestInit): string {
  return JSON.parse(String(init.body)).refresh_token;
}

function nameOf(url: string, init: RequestInit): string {
  const { pathname, searchParams } = new URL(url);
  const grant = searchParams.get('grant_type');
  return `${init.method ?? 'GET'} ${pathname}${grant ? ` (${grant})` : ''}`;
}

export const authFetch = createAuthFetch({
  fetch: (input, init) => globalThis.fetch(input, init),
  locks: globalThis.navigator?.locks,
  stored: () => authStorage.getItem(SESSION_KEY),
});
