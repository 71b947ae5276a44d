import { FAILED_SIGN_INS_WINDOW } from '@hearthway/domain/identity/lifetimes';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { type JsonRow, toRow } from '../db/json-row.ts';
import { users } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Client } from './client.ts';
import { hashPassword, isSameHash } from './hashing/password-hash.ts';
import { type SessionBody, sessionBody } from './session-body.ts';
import {
  type Attempt,
  countFailures,
  type FailureCounts,
  lockAttempts,
  recordFailure,
  recordSuccess,
  toLimitStatus,
} from './sign-in-limits.ts';
import { startSession } from './start-session.ts';
import { hashesWaiting } from './waiting-sign-ups.ts';

/** An unknown email address takes the same time and gets the same answer as a wrong password. */
export async function signIn(
  auth: Auth,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<SessionBody> {
  const { db, clock, config } = auth;
  const now = clock.now();
  const attempt: Attempt = { email, client, now };
  const { user, waiting, isKnown, isOverLimit } = await readBeforeHashing(db, attempt);
  if (config.rateLimit && isOverLimit) throw tooMany();
  const lane = isKnown ? 'known' : 'sign-in';
  const hash = await hashPassword(password, user?.passwordHash, lane, email);
  const isRight = user?.emailConfirmedAt && isSameHash(hash, user.passwordHash);
  const outcome = await db.asAuth(async (tx) => {
    if (config.rateLimit) await lockAttempts(tx, attempt);
    const { current, isOverLimit } = await recheckAfterHashing(
      tx,
      attempt,
      isRight ? user.id : null,
    );
    if (config.rateLimit && isOverLimit) return 'over limit';
    if (!isRight) {
      if (waiting.some((chosen) => isSameHash(hash, chosen))) return 'unconfirmed';
      await recordFailure(tx, attempt);
      return 'wrong';
    }
    if (current?.passwordHash !== user.passwordHash) return 'wrong';
    return startSession(tx, current, { method: 'password', client, now });
  });
  switch (outcome) {
    case 'over limit':
      throw tooMany();
    case 'wrong':
      throw new AuthError(400, 'invalid_credentials', 'That email or password isn’t right.');
    case 'unconfirmed':
      throw new AuthError(
        400,
        'email_not_confirmed',
        'Please confirm your email first, then sign in.',
      );
    default:
      return sessionBody(auth, outcome);
  }
}

/** One statement reads everything, so that an unknown address takes as long as a known one. */
async function readBeforeHashing(db: Database, attempt: Attempt) {
  const { email } = attempt;
  const { rows } = await db.asAuthOne((tx) =>
    tx.execute<{ counted: FailureCounts; user: JsonRow | null; waiting: (string | null)[] }>(sql`
      select ${countFailures(attempt)} as counted, ${hashesWaiting(email)} as waiting,
        (select row_to_json(u) from ${users} u where u.email = ${email}) as user`),
  );
  const [{ counted, user, waiting }] = rows as [(typeof rows)[number]];
  return { ...toLimitStatus(counted), user: user && toRow(users, user), waiting };
}

/**
 * Several guesses sent at once may all have passed the first check, so the limits are checked
 * again.
 */
async function recheckAfterHashing(tx: Tx, attempt: Attempt, userId: string | null) {
  const { rows } = await tx.execute<{ counted: FailureCounts; user: JsonRow | null }>(sql`
    with held as (select * from ${users} where ${users.id} = ${userId}::uuid for update),
      counted as (${recordSuccess(attempt, userId)})
    select ${countFailures(attempt)} as counted, (select row_to_json(held) from held) as user`);
  const [{ counted, user }] = rows as [(typeof rows)[number]];
  return { ...toLimitStatus(counted), current: user && toRow(users, user) };
}

export function tooMany(): AuthError {
  return new AuthError(
    429,
    'over_request_rate_limit',
    'Too many attempts to sign in. Please wait five minutes and try again.',
    { headers: { 'Retry-After': String(FAILED_SIGN_INS_WINDOW / 1000) } },
  );
}
