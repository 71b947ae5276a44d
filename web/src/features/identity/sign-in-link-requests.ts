import { SIGN_IN_LINK_TEXT } from '@hearthway/domain/identity/sign-in-link-messages';
import { CODE_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { auth, callbackUrl } from '../../session/session.ts';
import { rememberLinkAskedFor } from './arrival.ts';
import type { AuthProblem } from './auth-problem.ts';
import { ask } from './auth-requests.ts';

export function requestSignInLink(email: string): Promise<AuthProblem | null> {
  rememberLinkAskedFor(email);
  const options = { emailRedirectTo: callbackUrl(), shouldCreateUser: false };
  return ask(() => auth.signInWithOtp({ email, options }), {
    refused: SIGN_IN_LINK_TEXT.sendFailed,
    crashed: SIGN_IN_LINK_TEXT.sendFailed,
  });
}

/** What is wrong with the mailed code, in words, or null when it has opened a session. */
export async function giveMailedCode(email: string, code: string): Promise<string | null> {
  const found = await ask(() => auth.verifyOtp({ email, token: code, type: 'email' }), {
    refused: CODE_TEXT.failed,
    crashed: CODE_TEXT.failed,
  });
  return found?.message ?? null;
}
