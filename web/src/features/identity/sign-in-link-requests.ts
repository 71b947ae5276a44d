import { SIGN_IN_LINK_TEXT } from '@hearthway/domain/identity/sign-in-link-messages';
import { CODE_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { auth, callbackUrl } from '../../session/session.ts';
import { rememberLinkRequest } from './arrival.ts';
import type { AuthProblem } from './auth-problem.ts';
import { runAuthRequest } from './auth-requests.ts';

export function requestSignInLink(email: string): Promise<AuthProblem | null> {
  rememberLinkRequest(email);
  const options = { emailRedirectTo: callbackUrl(), shouldCreateUser: false };
  return runAuthRequest(() => auth.signInWithOtp({ email, options }), {
    refused: SIGN_IN_LINK_TEXT.sendFailed,
    crashed: SIGN_IN_LINK_TEXT.sendFailed,
  });
}

export async function verifyMailedCode(email: string, code: string): Promise<string | null> {
  const found = await runAuthRequest(() => auth.verifyOtp({ email, token: code, type: 'email' }), {
    refused: CODE_TEXT.failed,
    crashed: CODE_TEXT.failed,
  });
  return found?.message ?? null;
}
