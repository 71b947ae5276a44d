import { LINK_TEXT } from '@hearthway/domain/identity/link-messages';
import { SESSION_TEXT } from '@hearthway/domain/identity/messages';
import { config } from '../../lib/config.ts';
import { debugLog } from '../../lib/debug-log.ts';
import { type AuthProblem, getProblemField, problem } from './auth-problem.ts';
import type { MailedLink } from './mailed-link.ts';

const TIMEOUT_MS = 20_000;

export type FollowAnswer = { to: string | null } | { problem: AuthProblem; isFinal: boolean };

export async function followMailedLink(
  { type, token, redirectTo }: MailedLink,
  password?: string,
): Promise<FollowAnswer> {
  try {
    const response = await fetch(`${config.authUrl}/follow`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type, token, redirect_to: redirectTo, password }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await response.json();
    if (response.ok) return { to: body.to };
    const field = getProblemField(body.code, body.message) === 'password' ? 'password' : null;
    return {
      problem: problem(body.message ?? LINK_TEXT.failed, field),
      isFinal: response.status === 403,
    };
  } catch (error) {
    debugLog.add('identity', 'following a mailed link failed', error);
    const text = navigator.onLine ? LINK_TEXT.failed : SESSION_TEXT.offline;
    return { problem: problem(text), isFinal: false };
  }
}
