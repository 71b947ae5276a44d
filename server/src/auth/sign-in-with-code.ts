import { WRONG_CODES_PER_ADDRESS, WRONG_CODES_WINDOW } from '@hearthway/domain/identity/lifetimes';
import { and, count, eq, gt, isNotNull } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { oneTimeTokens, users, wrongCodes } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Client } from './client.ts';
import { confirmByMail, startSessionFromLink } from './follow-link.ts';
import { happenedSince } from './recency.ts';
import { fingerprint, hashCode } from './secrets.ts';
import { type SessionBody, sessionBody } from './session-body.ts';
import { tooMany } from './sign-in.ts';
import { type Attempt, lockAttempts, readLimitStatus, recordFailure } from './sign-in-limits.ts';

interface Given {
  email: string;
  code: string;
}

/** Wrong codes also have a daily limit, because six digits could be guessed over time. */
export async function signInWithCode(
  auth: Auth,
  given: Given,
  client: Client,
): Promise<SessionBody> {
  const { db, clock, config } = auth;
  const now = clock.now();
  const attempt: Attempt = { email: given.email, client, now };
  const outcome = await db.asAuth(async (tx) => {
    await lockAttempts(tx, attempt);
    if (config.rateLimit && (await readLimitStatus(tx, attempt)).isOverLimit) return 'over limit';
    if ((await wrongToday(tx, attempt)) >= WRONG_CODES_PER_ADDRESS) return 'over for today';
    const found = await linkWithCode(tx, given, now);
    if (!found) {
      await recordFailure(tx, attempt);
      await tx.insert(wrongCodes).values({ address: fingerprint(given.email), at: now });
      return 'wrong';
    }
    const user = await confirmByMail(tx, found.user, found.link, { now });
    return startSessionFromLink(tx, found.link, user, { client, now });
  });
  switch (outcome) {
    case 'over limit':
      throw tooMany();
    case 'over for today':
      throw new AuthError(
        429,
        'over_request_rate_limit',
        'Too many wrong codes today. Please use the link in the email, or your password.',
        { headers: { 'Retry-After': String(WRONG_CODES_WINDOW / 1000) } },
      );
    case 'wrong':
      throw new AuthError(
        403,
        'otp_expired',
        'That code is wrong or has expired. Please check it, or ask for a new one.',
      );
    default:
      return sessionBody(auth, outcome);
  }
}

async function wrongToday(tx: Tx, { email, now }: Attempt): Promise<number> {
  const since = new Date(now.getTime() - WRONG_CODES_WINDOW);
  const [row] = await tx
    .select({ wrong: count() })
    .from(wrongCodes)
    .where(
      and(eq(wrongCodes.address, fingerprint(email)), happenedSince(wrongCodes.at, since, now)),
    );
  return row?.wrong ?? 0;
}

async function linkWithCode(tx: Tx, { email, code }: Given, now: Date) {
  await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update');
  const [newest] = await tx
    .select({ link: oneTimeTokens, user: users })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(
      and(
        eq(users.email, email),
        eq(oneTimeTokens.email, email),
        eq(oneTimeTokens.kind, 'magiclink'),
        isNotNull(oneTimeTokens.codeHash),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .for('update');
  const codeHash = newest?.link.codeHash;
  if (!newest || !codeHash) return null;
  return hashCode(code, newest.link.tokenHash).equals(codeHash) ? newest : null;
}
