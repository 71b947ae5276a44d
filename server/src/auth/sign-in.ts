import { FAILED_SIGN_INS_WINDOW } from '@hearthway/domain/identity/lifetimes';
import { eq } from 'drizzle-orm';
import { users } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Client } from './client.ts';
import { hashPassword, isSameHash } from './hashing/password-hash.ts';
import { type SessionBody, sessionBody } from './session-body.ts';
import { type Attempt, recordFailure, standingOf, takeTurn } from './sign-in-limits.ts';
import { startSession } from './start-session.ts';
import { waitingSignUps } from './waiting-sign-ups.ts';

/** An unknown address takes the same steps, the same time and gets the same answer as a wrong password. */
export async function signIn(
  auth: Auth,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<SessionBody> {
  const { db, clock, config } = auth;
  const now = clock.now();
  const attempt: Attempt = { email, client, now };
  const { user, waiting, isKnown } = await db.asAuth(async (tx) => {
    const { isKnown, isOverLimit } = await standingOf(tx, attempt);
    if (config.rateLimit && isOverLimit) throw tooMany();
    const [[user], waiting] = await Promise.all([
      tx.select().from(users).where(eq(users.email, email)),
      waitingSignUps(tx, email),
    ]);
    return { user, waiting, isKnown };
  });
  const hash = await hashPassword(password, user?.passwordHash, isKnown ? 'known' : 'sign-in');
  const isRight = user?.emailConfirmedAt && isSameHash(hash, user.passwordHash);
  const outcome = await db.asAuth(async (tx) => {
    if (config.rateLimit) {
      // Asked again now that the answer is known: guesses sent all at once passed the first check.
      await takeTurn(tx, attempt);
      if ((await standingOf(tx, attempt)).isOverLimit) return 'over limit';
    }
    if (!isRight) {
      if (waiting.some((chosen) => isSameHash(hash, chosen))) return 'unconfirmed';
      await recordFailure(tx, attempt);
      return 'wrong';
    }
    // Changed or deleted while we were hashing: what was proved then no longer holds.
    const [current] = await tx.select().from(users).where(eq(users.id, user.id)).for('update');
    if (current?.passwordHash !== user.passwordHash) return 'wrong';
    return startSession(tx, current, { method: 'password', client, now });
  });
  switch (outcome) {
    case 'over limit':
      throw tooMany();
    case 'wrong':
      throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
    case 'unconfirmed':
      throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
    default:
      return sessionBody(auth, outcome);
  }
}

export function tooMany(): AuthError {
  return new AuthError(
    429,
    'over_request_rate_limit',
    'Too many attempts to sign in. Please wait five minutes and try again.',
    { headers: { 'Retry-After': String(FAILED_SIGN_INS_WINDOW / 1000) } },
  );
}
