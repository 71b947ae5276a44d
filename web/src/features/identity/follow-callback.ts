import { AUTH_TEXT, SESSION_TEXT } from '@hearthway/domain/identity/messages';
import { debugLog } from '../../lib/debug-log.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';
import { awaitsCode, readStoredSession } from '../../session/auth-storage.ts';
import { auth, passingClient } from '../../session/session.ts';
import { lookAtArrival, type Tokens } from './arrival.ts';
import { describeAuthError } from './auth-problem.ts';
import type { CallbackParams } from './callback-params.ts';

const LIMIT = 20_000;

type Landing = '/home' | '/auth/new-password';

export type CallbackAnswer =
  | { kind: 'go'; to: '/auth' | Landing | `/auth?next=${Landing}` }
  | { kind: 'error'; message: string; isQuoted: boolean }
  /** Somebody else is signed in here: only the person can say whether the link is meant. */
  | { kind: 'question'; here: string; arriving: string; goOn: () => Promise<CallbackAnswer> };

/** Turns what a link brought into a session, and says where to go; always somewhere on this site. */
export async function followCallback(params: CallbackParams): Promise<CallbackAnswer> {
  switch (params.kind) {
    case 'error':
      return params;
    case 'nothing':
      return { kind: 'go', to: readStoredSession() ? '/home' : '/auth' };
    case 'tokens':
      return within(LIMIT, () => receive(params));
    case 'code':
      return within(LIMIT, () => exchange(params));
  }
}

async function within(limit: number, work: () => Promise<CallbackAnswer>): Promise<CallbackAnswer> {
  try {
    const result = await withTimeLimit(work(), limit);
    return result.timedOut ? failure(AUTH_TEXT.signInCrashed) : result.value;
  } catch (error) {
    debugLog.add('identity', 'callback failed', error);
    return failure(messageOf(error));
  }
}

async function receive(
  params: Extract<CallbackParams, { kind: 'tokens' }>,
): Promise<CallbackAnswer> {
  const arrival = await lookAtArrival(
    { access_token: params.accessToken, refresh_token: params.refreshToken },
    { stored: readStoredSession, passingClient, now: Date.now },
  );
  if (arrival.kind === 'refused') return failure(messageOf(arrival.error));
  const goOn = () => within(LIMIT, () => take(arrival.tokens, params.isRecovery));
  if (arrival.kind === 'welcome') return goOn();
  return { kind: 'question', here: arrival.here, arriving: arrival.arriving, goOn };
}

async function take(tokens: Tokens, isRecovery: boolean): Promise<CallbackAnswer> {
  const { error } = await auth.setSession(tokens);
  return error ? failure(messageOf(error)) : signedIn(isRecovery);
}

/** A code opens nothing without the verifier that this browser kept when it asked for the link. */
async function exchange(
  params: Extract<CallbackParams, { kind: 'code' }>,
): Promise<CallbackAnswer> {
  const { data, error } = await auth.exchangeCodeForSession(params.code);
  // Without its verifier a code is not even looked at.
  if (error?.code === 'validation_failed') return failure(AUTH_TEXT.otherBrowser);
  if (error) return failure(messageOf(error));
  // The kind of link is kept beside the code's verifier.
  const kind = 'redirectType' in data ? data.redirectType : null;
  return signedIn(params.isRecovery || kind === 'recovery');
}

function signedIn(isRecovery: boolean): CallbackAnswer {
  const to = isRecovery ? '/auth/new-password' : '/home';
  return { kind: 'go', to: awaitsCode() ? `/auth?next=${to}` : to };
}

const failure = (message: string): CallbackAnswer => ({ kind: 'error', message, isQuoted: false });

function messageOf(error: unknown): string {
  const words = { refused: AUTH_TEXT.signInFailed, crashed: AUTH_TEXT.signInCrashed };
  if (!navigator.onLine) return SESSION_TEXT.offline;
  return describeAuthError(error, { ...words, isOnline: true }).message;
}
