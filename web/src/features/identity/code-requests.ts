import { CODE_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { auth } from '../../session/session.ts';
import { runAuthRequest } from './auth-requests.ts';

const words = { refused: CODE_TEXT.failed, crashed: CODE_TEXT.failed };

export async function verifyAppCode(code: string): Promise<string | null> {
  const found = await runAuthRequest(async () => {
    const { data, error } = await auth.getSession();
    const app = data.session?.user.factors?.find(
      ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
    );
    if (error || !app) return { error };
    return auth.mfa.challengeAndVerify({ factorId: app.id, code: code.replaceAll(/\s/g, '') });
  }, words);
  return found?.message ?? null;
}

export async function verifyRecoveryCode(code: string): Promise<string | null> {
  return (
    (await runAuthRequest(() => auth.mfa.recoveryCodes.verify({ code }), words))?.message ?? null
  );
}
