import type { Context } from 'hono';
import { toProblem } from '../http/errors.ts';
import { AuthError } from './auth-error.ts';
import { redirectTarget } from './redirect-target.ts';
import type { SessionBody } from './session-body.ts';

interface Followed {
  session?: SessionBody;
  code?: string;
  type?: string;
}

/**
 * Answers a visit to a mailed link: back to the site, with the session in the hash, which no server
 * sees, or a code in the query. A refusal goes there too, in query and hash, as GoTrue does it; a
 * fault of ours does not, since the link may well work in a minute.
 */
export async function linkRedirect(
  c: Context,
  publicUrl: string,
  follow: () => Promise<Followed>,
): Promise<Response> {
  const target = redirectTarget(c.req.query('redirect_to'), publicUrl);
  try {
    const { session, code, type } = await follow();
    if (session) target.hash = sessionHash(session, type ?? '');
    if (code) target.searchParams.set('code', code);
  } catch (error) {
    if (!(error instanceof AuthError) || toProblem(error).status >= 500) throw error;
    const refusal = {
      error: error.status === 403 ? 'access_denied' : 'invalid_request',
      error_code: error.code,
      error_description: error.message,
    };
    for (const [name, value] of Object.entries(refusal)) target.searchParams.set(name, value);
    target.hash = new URLSearchParams(refusal).toString();
  }
  return c.redirect(target.href, 303);
}

function sessionHash(session: SessionBody, type: string): string {
  return new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type,
  }).toString();
}
