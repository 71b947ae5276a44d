import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { toProblem } from '../http/errors.ts';
import { redirectTarget } from './redirect-target.ts';
import type { SessionBody } from './session-body.ts';

interface Followed {
  session?: SessionBody;
  code?: string;
  type?: string;
}

/**
 * Answers a visit to a mailed link: back to the site, with the session in the hash, which no server
 * sees, or a code in the query. What went wrong goes there too, in query and hash as GoTrue does it:
 * whoever tapped a button in a mail should see a page with a sentence.
 */
export async function linkRedirect(
  c: Context<AppEnv>,
  publicUrl: string,
  follow: () => Promise<Followed>,
): Promise<Response> {
  const target = redirectTarget(c.req.query('redirect_to'), publicUrl);
  try {
    const { session, code, type } = await follow();
    if (session) target.hash = sessionHash(session, type ?? '');
    if (code) target.searchParams.set('code', code);
  } catch (error) {
    const refusal = refusalOf(error, c);
    for (const [name, value] of Object.entries(refusal)) target.searchParams.set(name, value);
    target.hash = new URLSearchParams(refusal).toString();
  }
  return c.redirect(target.href, 303);
}

function refusalOf(error: unknown, c: Context<AppEnv>) {
  const { status, code, message, cause } = toProblem(error);
  if (status >= 500) c.var.log.error({ err: cause ?? error, code }, 'a mailed link failed');
  const kind =
    status >= 500 ? 'server_error' : status === 403 ? 'access_denied' : 'invalid_request';
  return { error: kind, error_code: code, error_description: message };
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
