import { OWN_DATA_TEXT } from '@hearthway/domain/account/messages';
import { FAILED_SIGN_INS_WINDOW } from '@hearthway/domain/identity/lifetimes';
import type { Tx } from '../db/database.ts';
import type { UserRow } from '../db/tables/auth.ts';
import type { AccessClaims } from './access-tokens.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Client } from './client.ts';
import { isSameHash } from './hashing/password-hash.ts';
import { takeMailedCode } from './mailed-code.ts';
import { isRecentSignIn, signInAgain } from './recent-sign-in.ts';
import { type Attempt, readLimitStatus, recordFailure } from './sign-in-limits.ts';
import { checkAttempts, recordWrongCode } from './two-step/code-attempts.ts';

export interface Proof {
  passwordHash: string | undefined;
  code: string | undefined;
  client: Client;
}

/**
 * A stolen access token must not be enough to change a sign-in method. Errors are returned and not
 * thrown, because a rollback would undo the counting of wrong guesses.
 */
export async function checkProof(
  tx: Tx,
  { config }: Auth,
  { who, user, now }: { who: AccessClaims; user: UserRow; now: Date },
  { passwordHash, code, client }: Proof,
): Promise<AuthError | null> {
  if (await isRecentSignIn(tx, who.sessionId, now)) return null;
  if (passwordHash !== undefined) {
    const attempt: Attempt = { email: user.email, client, now };
    if (config.rateLimit && (await readLimitStatus(tx, attempt)).isOverLimit) return tooMany();
    if (isSameHash(passwordHash, user.passwordHash)) return null;
    await recordFailure(tx, attempt);
    return new AuthError(400, 'invalid_credentials', OWN_DATA_TEXT.wrongPassword);
  }
  if (code === undefined) return signInAgain();
  await checkAttempts(tx, user.id, now);
  if (await takeMailedCode(tx, who, code, now)) return null;
  await recordWrongCode(tx, user.id, now);
  return new AuthError(
    422,
    'reauthentication_not_valid',
    'That code is wrong or has expired. Please check it, or ask for a new one.',
  );
}

export async function checkLimits(
  tx: Tx,
  { config }: Auth,
  { user, now }: { user: UserRow; now: Date },
  {
    currentPassword,
    code,
    client,
  }: { currentPassword: string | undefined; code: string | undefined; client: Client },
): Promise<void> {
  if (currentPassword === undefined && code !== undefined) await checkAttempts(tx, user.id, now);
  if (!config.rateLimit || currentPassword === undefined) return;
  if ((await readLimitStatus(tx, { email: user.email, client, now })).isOverLimit) throw tooMany();
}

function tooMany(): AuthError {
  return new AuthError(
    429,
    'over_request_rate_limit',
    'Too many attempts. Please wait five minutes and try again.',
    { headers: { 'Retry-After': String(FAILED_SIGN_INS_WINDOW / 1000) } },
  );
}
