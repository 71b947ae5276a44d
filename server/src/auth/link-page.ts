import { redirectTarget } from './redirect-target.ts';
import type { SessionBody } from './session-body.ts';

export interface MailedLink {
  token: string;
  type: string;
  redirectTo: string | undefined;
}

/**
 * Mail scanners open every link, so the page uses the token only after a tap on its button. The
 * token is in the part of the URL after #, which browsers do not send to servers.
 */
export function linkPage(publicUrl: string, { token, type, redirectTo }: MailedLink): URL {
  const page = new URL('/auth/confirm', publicUrl);
  page.hash = new URLSearchParams({
    token,
    type,
    redirect_to: redirectTarget(redirectTo, publicUrl).href,
  }).toString();
  return page;
}

export function landing(
  target: URL,
  { session, code, type }: { session?: SessionBody; code?: string; type: string },
): string {
  if (session) target.hash = sessionHash(session, type);
  if (code) {
    target.searchParams.set('code', code);
    target.searchParams.set('type', type);
  }
  return target.pathname + target.search + target.hash;
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
