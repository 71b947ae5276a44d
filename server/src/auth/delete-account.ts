import { OWN_DATA_TEXT } from '@hearthway/domain/account/messages';
import { sql } from 'drizzle-orm';
import type { MemberSession } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Auth } from './auth.ts';
import type { Client } from './client.ts';
import { hashPassword, isSameHash } from './hashing/password-hash.ts';
import { ownAccount } from './own-account.ts';
import {
  type Attempt,
  forgetAttempts,
  lockAttempts,
  readLimitStatus,
  recordFailure,
} from './sign-in-limits.ts';

/**
 * Wrong passwords count as failed sign-ins, so a stolen session cannot be used to guess the
 * password.
 */
export async function deleteAccount(
  { db, clock, config, jobs }: Auth,
  who: MemberSession,
  { password, client }: { password: string; client: Client },
): Promise<void> {
  const now = clock.now();
  const { known, attempt } = await db.asAuth(async (tx) => {
    const known = await ownAccount(tx, who, now);
    const attempt: Attempt = { email: known.email, client, now };
    if (config.rateLimit && (await readLimitStatus(tx, attempt)).isOverLimit) throw tooMany();
    return { known, attempt };
  });
  const hash = await hashPassword(password, known.passwordHash, 'sign-in', known.email);
  const outcome = await db.asAuth(async (tx) => {
    if (config.rateLimit) {
      await lockAttempts(tx, attempt);
      if ((await readLimitStatus(tx, attempt)).isOverLimit) return 'over limit';
    }
    const { id, passwordHash } = await ownAccount(tx, who, now);
    if (!isSameHash(hash, passwordHash)) {
      await recordFailure(tx, attempt);
      return 'wrong';
    }
    await tx.execute(sql`select app.forget_member(${id}::uuid)`);
    await jobs.forget(tx, { userId: id, email: known.email });
    if (config.stripe) await jobs.add(tx, 'endings', null);
    await forgetAttempts(tx, known.email);
    return 'deleted';
  });
  if (outcome === 'over limit') throw tooMany();
  if (outcome === 'deleted') jobs.wake('endings');
  if (outcome === 'wrong')
    throw new HttpProblem(403, 'wrong_password', OWN_DATA_TEXT.wrongPassword);
}

function tooMany(): HttpProblem {
  return new HttpProblem(
    429,
    'over_request_rate_limit',
    'Too many attempts. Please wait five minutes and try again.',
  );
}
