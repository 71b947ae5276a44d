import { LINK_TEXT } from '@hearthway/domain/identity/link-messages';
import { SESSION_TEXT } from '@hearthway/domain/identity/messages';
import { config } from '../../lib/config.ts';
import { debugLog } from '../../lib/debug-log.ts';

const TYPES = ['signup', 'recovery', 'email_change', 'email_change_cancel'] as const;
const LIMIT = 20_000;

export interface MailedLink {
  type: (typeof TYPES)[number];
  token: string;
  redirectTo: string | null;
}

/** What the hash of a mailed link says, or null when part of it got lost. */
export function readMailedLink(hash: string): MailedLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const type = TYPES.find((known) => known === parts.get('type'));
  const token = parts.get('token');
  return type && token ? { type, token, redirectTo: parts.get('redirect_to') } : null;
}

export type FollowAnswer = { to: string | null } | { problem: string; isFinal: boolean };

/** Does what the link promises. A refusal is final unless another try can go better. */
export async function followMailedLink(
  { type, token, redirectTo }: MailedLink,
  password?: string,
): Promise<FollowAnswer> {
  try {
    const response = await fetch(`${config.authUrl}/follow`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type, token, redirect_to: redirectTo, password }),
      signal: AbortSignal.timeout(LIMIT),
    });
    const body = await response.json();
    if (response.ok) return { to: body.to };
    return { problem: body.message ?? LINK_TEXT.failed, isFinal: response.status === 403 };
  } catch (error) {
    debugLog.add('identity', 'following a mailed link failed', error);
    const problem = navigator.onLine ? LINK_TEXT.failed : SESSION_TEXT.offline;
    return { problem, isFinal: false };
  }
}
