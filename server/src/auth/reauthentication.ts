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
  /** The current password as entered by the member, hashed with the account's salt. */
  passwordHash: string | undefined;
  code: string | undefined;
  client: Client;
}

/**
 * Changing a sign-in method requires more than an access token, which may be stolen: a recent
 * sign-in, the current password or the emailed code. Returns null if one of these is given.
 * Otherwise returns the error for the caller to throw after the transaction, so that the wrong
 * guess is counted and committed. Callers hold the account's lock and, if a password is given, have
 * called `lockAttempts` before taking that lock.
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
    'That code is wrong or has run out. Please check it, or ask for a new one.',
  );
}

/** Refuses the request after too many guesses. Called before hashing, which is expensive. */
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
