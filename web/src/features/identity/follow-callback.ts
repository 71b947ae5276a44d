import { AUTH_TEXT, SESSION_TEXT } from '@hearthway/domain/identity/messages';
import { debugLog } from '../../lib/debug-log.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';
import { awaitsCode, readStoredSession } from '../../session/auth-storage.ts';
import { auth, createTemporaryClient } from '../../session/session.ts';
import { checkArrival, type Tokens } from './arrival.ts';
import { describeAuthError } from './auth-problem.ts';
import type { CallbackParams } from './callback-params.ts';

const TIMEOUT_MS = 20_000;

type Landing = '/home' | '/auth/new-password';

export type CallbackAnswer =
  | { kind: 'go'; to: '/auth' | Landing | `/auth?next=${Landing}` }
  | { kind: 'error'; message: string; isQuoted: boolean }
  | { kind: 'question'; here: string; arriving: string; proceed: () => Promise<CallbackAnswer> };

export async function followCallback(params: CallbackParams): Promise<CallbackAnswer> {
  switch (params.kind) {
    case 'error':
      return params;
    case 'nothing':
      return { kind: 'go', to: readStoredSession() ? '/home' : '/auth' };
    case 'tokens':
      return withTimeout(TIMEOUT_MS, () => receiveTokens(params));
    case 'code':
      return withTimeout(TIMEOUT_MS, () => exchangeCode(params));
  }
}

async function withTimeout(
  limit: number,
  work: () => Promise<CallbackAnswer>,
): Promise<CallbackAnswer> {
  try {
    const result = await withTimeLimit(work(), limit);
    return result.timedOut ? toError(AUTH_TEXT.signInCrashed) : result.value;
  } catch (error) {
    debugLog.add('identity', 'callback failed', error);
    return toError(getErrorMessage(error));
  }
}

async function receiveTokens(
  params: Extract<CallbackParams, { kind: 'tokens' }>,
): Promise<CallbackAnswer> {
  const arrival = await checkArrival(
    { access_token: params.accessToken, refresh_token: params.refreshToken },
    { stored: readStoredSession, createTemporaryClient, now: Date.now },
  );
  if (arrival.kind === 'refused') return toError(getErrorMessage(arrival.error));
  const proceed = () =>
    withTimeout(TIMEOUT_MS, () => adoptSession(arrival.tokens, params.isRecovery));
  if (arrival.kind === 'welcome') return proceed();
  return { kind: 'question', here: arrival.here, arriving: arrival.arriving, proceed };
}

async function adoptSession(tokens: Tokens, isRecovery: boolean): Promise<CallbackAnswer> {
  const { error } = await auth.setSession(tokens);
  return error ? toError(getErrorMessage(error)) : goToLanding(isRecovery);
}

/** With PKCE, a sign-in code works only in the browser that requested the link. */
async function exchangeCode(
  params: Extract<CallbackParams, { kind: 'code' }>,
): Promise<CallbackAnswer> {
  const { data, error } = await auth.exchangeCodeForSession(params.code);
  if (error?.code === 'validation_failed') return toError(AUTH_TEXT.otherBrowser);
  if (error) return toError(getErrorMessage(error));
  const kind = 'redirectType' in data ? data.redirectType : null;
  return goToLanding(params.isRecovery || kind === 'recovery');
}

function goToLanding(isRecovery: boolean): CallbackAnswer {
  const to = isRecovery ? '/auth/new-password' : '/home';
  return { kind: 'go', to: awaitsCode() ? `/auth?next=${to}` : to };
}

const toError = (message: string): CallbackAnswer => ({ kind: 'error', message, isQuoted: false });

function getErrorMessage(error: unknown): string {
  const words = { refused: AUTH_TEXT.signInFailed, crashed: AUTH_TEXT.signInCrashed };
  if (!navigator.onLine) return SESSION_TEXT.offline;
  return describeAuthError(error, { ...words, isOnline: true }).message;
}
