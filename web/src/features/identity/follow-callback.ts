import { AUTH_TEXT, SESSION_TEXT } from '@hearthway/domain/identity/messages';
import { debugLog } from '../../lib/debug-log.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';
import { readStoredSession } from '../../session/auth-storage.ts';
import { auth } from '../../session/session.ts';
import { describeAuthError } from './auth-problem.ts';
import type { CallbackParams } from './callback-params.ts';

const LIMIT = 20_000;

export type CallbackAnswer = { to: '/home' | '/auth' | '/auth/new-password' } | { error: string };

/** Turns what a link brought into a session, and says where to go; always somewhere on this site. */
export async function followCallback(params: CallbackParams): Promise<CallbackAnswer> {
  if (params.kind === 'error') return { error: params.message };
  if (params.kind === 'nothing') return { to: readStoredSession() ? '/home' : '/auth' };
  try {
    const result = await withTimeLimit(openSession(params), LIMIT);
    if (result.timedOut) return { error: AUTH_TEXT.signInCrashed };
    const { error, isRecovery } = result.value;
    if (error) return { error: messageOf(error) };
    return { to: isRecovery ? '/auth/new-password' : '/home' };
  } catch (error) {
    debugLog.add('identity', 'callback failed', error);
    return { error: messageOf(error) };
  }
}

async function openSession(params: Extract<CallbackParams, { kind: 'tokens' | 'code' }>) {
  if (params.kind === 'tokens') {
    const { error } = await auth.setSession({
      access_token: params.accessToken,
      refresh_token: params.refreshToken,
    });
    return { error, isRecovery: params.isRecovery };
  }
  const { data, error } = await auth.exchangeCodeForSession(params.code);
  // Without its verifier a code is not even looked at.
  if (error?.code === 'validation_failed') throw new LinkError(AUTH_TEXT.otherBrowser);
  // The kind of link is kept beside the code's verifier.
  const kind = 'redirectType' in data ? data.redirectType : null;
  return { error, isRecovery: params.isRecovery || kind === 'recovery' };
}

class LinkError extends Error {}

function messageOf(error: unknown): string {
  if (error instanceof LinkError) return error.message;
  const words = { refused: AUTH_TEXT.signInFailed, crashed: AUTH_TEXT.signInCrashed };
  if (!navigator.onLine) return SESSION_TEXT.offline;
  return describeAuthError(error, { ...words, isOnline: true }).message;
}
