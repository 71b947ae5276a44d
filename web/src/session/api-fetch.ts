import { SESSION_TEXT } from '@hearthway/domain/identity/messages';
import { ApiError, toApiError } from '../lib/api-error.ts';
import { isExpired, type StoredSession } from './auth-storage.ts';
import type { SessionRead } from './session-access.ts';

// A token that expires within five seconds may be invalid when the request arrives.
const EXPIRY_MARGIN_MS = 5000;

interface ApiFetchDeps {
  fetch: typeof fetch;
  stored: () => StoredSession | null;
  read: () => Promise<SessionRead>;
  refresh: () => Promise<SessionRead>;
  onRefused: () => void;
  isOnline: () => boolean;
  now: () => number;
}

/**
 * Reads JSON responses to the end. An unread response would keep one of the browser's few
 * connections busy, and a truncated response must fail. Streamed responses are read by the caller.
 */
async function readFully(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  return new Response(await response.arrayBuffer(), response);
}

export function createApiFetch(deps: ApiFetchDeps): typeof fetch {
  const { stored, now } = deps;

  async function token(): Promise<string | null> {
    const session = stored();
    if (!session) return null;
    if (!isExpired(session, now() + EXPIRY_MARGIN_MS)) return session.accessToken;
    const read = await deps.read();
    if (read.kind === 'found') return read.session.accessToken;
    // If a session is still stored, the member has not signed out, so the server was not reached.
    if (!stored()) return null;
    throw read.kind === 'failed' && read.status >= 500
      ? new ApiError(read.status, 'auth_away', SESSION_TEXT.unreachable)
      : createUnreachableError();
  }

  function createUnreachableError(): ApiError {
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
      return await readFully(await deps.fetch(input, { ...init, headers }));
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      throw createUnreachableError();
    }
  }

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
