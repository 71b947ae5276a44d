import { AUTH_TEXT, RECOVERY_TEXT } from '@hearthway/domain/identity/messages';
import { debugLog } from '../../lib/debug-log.ts';
import { auth, callbackUrl, updateUser } from '../../session/session.ts';
import { rememberLinkRequest } from './arrival.ts';
import { type AuthProblem, describeAuthError } from './auth-problem.ts';

export interface Credentials {
  email: string;
  password: string;
}

export type SignUpAnswer = { problem: AuthProblem } | { problem: null; mustConfirm: boolean };

export async function runAuthRequest(
  request: () => Promise<{ error: unknown }>,
  words: { refused: string; crashed: string },
): Promise<AuthProblem | null> {
  try {
    const { error } = await request();
    if (!error) return null;
    return describeAuthError(error, { ...words, isOnline: navigator.onLine });
  } catch (error) {
    debugLog.add('identity', 'request failed', error);
    return describeAuthError(error, { ...words, isOnline: navigator.onLine });
  }
}

export function signIn(credentials: Credentials): Promise<AuthProblem | null> {
  return runAuthRequest(() => auth.signInWithPassword(credentials), {
    refused: AUTH_TEXT.signInFailed,
    crashed: AUTH_TEXT.signInCrashed,
  });
}

export async function signUp(credentials: Credentials): Promise<SignUpAnswer> {
  let mustConfirm = false;
  rememberLinkRequest(credentials.email);
  const problem = await runAuthRequest(
    async () => {
      const answer = await auth.signUp({
        ...credentials,
        options: { emailRedirectTo: callbackUrl(), data: { first_name: '', last_name: '' } },
      });
      mustConfirm = !answer.data.session;
      return answer;
    },
    { refused: AUTH_TEXT.signUpFailed, crashed: AUTH_TEXT.signUpFailed },
  );
  return problem ? { problem } : { problem: null, mustConfirm };
}

export function requestRecovery(email: string): Promise<AuthProblem | null> {
  rememberLinkRequest(email);
  return runAuthRequest(() => auth.resetPasswordForEmail(email, { redirectTo: callbackUrl() }), {
    refused: RECOVERY_TEXT.failed,
    crashed: RECOVERY_TEXT.failed,
  });
}

interface PasswordChange {
  password: string;
  remove_passkeys?: true;
}

export function saveNewPassword(change: PasswordChange): Promise<AuthProblem | null> {
  return runAuthRequest(() => updateUser(change), {
    refused: RECOVERY_TEXT.saveFailed,
    crashed: RECOVERY_TEXT.saveFailed,
  });
}
