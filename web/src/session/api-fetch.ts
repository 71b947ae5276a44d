import { SESSION_TEXT } from '@hearthway/domain/identity/messages';
import { ApiError, toApiError } from '../lib/api-error.ts';
import { isExpired, type StoredSession } from './auth-storage.ts';
import type { SessionRead } from './session-access.ts';

// A token this close to its end may be refused by the time it arrives.
const MARGIN = 5000;

interface ApiFetchDeps {
  fetch: typeof fetch;
  stored: () => StoredSession | null;
  /** Renews an expired session, or says why not. */
  read: () => Promise<SessionRead>;
  refresh: () => Promise<SessionRead>;
  /** The session was refused even after a refresh: the guard takes over. */
  onRefused: () => void;
  isOnline: () => boolean;
  now: () => number;
}

/**
 * An answer that nobody reads stays open and keeps one of the browser's few connections; one that
 * breaks off half-way is no answer. What arrives in pieces on purpose is its reader's.
 */
async function whole(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  return new Response(await response.arrayBuffer(), response);
}

/** Sends a request as the signed-in member; whatever is no success becomes an ApiError. */
export function createApiFetch(deps: ApiFetchDeps): typeof fetch {
  const { stored, now } = deps;

  async function token(): Promise<string | null> {
    const session = stored();
    if (!session) return null;
    if (!isExpired(session, now() + MARGIN)) return session.accessToken;
    const read = await deps.read();
    if (read.kind === 'found') return read.session.accessToken;
    // Signed out meanwhile, or nobody could be asked: the second must not look like the first.
    if (!stored()) return null;
    throw read.kind === 'failed' && read.status >= 500
      ? new ApiError(read.status, 'auth_away', SESSION_TEXT.unreachable)
      : noAnswer();
  }

  function noAnswer(): ApiError {
    return deps.isOnline()
      ? new ApiError(0, 'unreachable', SESSION_TEXT.unreachable)
      : new ApiError(0, 'offline', SESSION_TEXT.offline);
  }

  async function send(
    input: RequestInfo | URL,
    init: RequestInit | undefined,
    bearer: string | null,
  ) {
    const headers = new Headers(init?.headers);
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
    try {
      return await whole(await deps.fetch(input, { ...init, headers }));
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      throw noAnswer();
    }
  }

  /** A token other than the refused one: another tab's, or a fresh one. */
  async function otherToken(refused: string): Promise<string | null> {
    const session = stored();
    if (session && session.accessToken !== refused) return session.accessToken;
    const read = await deps.refresh();
    const fresh = read.kind === 'found' ? read.session.accessToken : null;
    return fresh === refused ? null : fresh;
  }

  return async (input, init) => {
    const bearer = await token();
    let response = await send(input, init, bearer);
    if (response.status === 401 && bearer) {
      const other = await otherToken(bearer);
      if (other) response = await send(input, init, other);
    }
    if (response.ok) return response;
    if (response.status === 401) deps.onRefused();
    throw await toApiError(response);
  };
}
