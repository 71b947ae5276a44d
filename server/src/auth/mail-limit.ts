import { MAIL_PAUSE, MAILS_A_DAY, MAILS_WINDOW } from '@hearthway/domain/identity/lifetimes';
import { and, inArray, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { mailSends } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import { isLongAgo } from './lately.ts';
import { fingerprint } from './secrets.ts';

/**
 * Takes the turn of every recipient to be sent a mail, or refuses, whoever asks: one a minute, and so
 * many a day. It is taken whether or not the address has an account, so the refusal tells nothing; and
 * it is written either way, so both take as long.
 */
export async function claimMails(
  tx: Tx,
  { config }: Auth,
  recipients: readonly string[],
  now: Date,
): Promise<void> {
  const isRested = isLongAgo(mailSends.sentAt, new Date(now.getTime() - MAIL_PAUSE), now);
  const isNewDay = isLongAgo(mailSends.dayBeganAt, new Date(now.getTime() - MAILS_WINDOW), now);
  const isFree = and(isRested, or(isNewDay, lt(mailSends.sentCount, MAILS_A_DAY)));
  // In one order for everybody: two requests for the same two recipients must not wait for each other.
  const addresses = [...new Set(recipients.map(fingerprint))].toSorted();
  const claimed = await tx
    .insert(mailSends)
    .values(addresses.map((address) => ({ address, sentAt: now, dayBeganAt: now })))
    .onConflictDoUpdate({
      target: mailSends.address,
      set: {
        sentAt: now,
        dayBeganAt: sql`case when ${isNewDay} then excluded.day_began_at else ${mailSends.dayBeganAt} end`,
        sentCount: sql`case when ${isNewDay} then 1 else least(${mailSends.sentCount} + 1, ${MAILS_A_DAY}) end`,
      },
      setWhere: config.rateLimit ? isFree : undefined,
    })
    .returning();
  if (claimed.length === addresses.length) return;
  const [hadEnough] = await tx
    .select()
    .from(mailSends)
    .where(and(inArray(mailSends.address, addresses), isRested))
    .limit(1);
  throw hadEnough
    ? refusal(
        'Many mails have gone to this address today. Please try again tomorrow.',
        hadEnough.dayBeganAt.getTime() + MAILS_WINDOW - now.getTime(),
      )
    : refusal(
        'We have just sent a mail to this address. Please wait a minute before asking for another.',
        MAIL_PAUSE,
      );
}

function refusal(sentence: string, waitMs: number): AuthError {
  return new AuthError(429, 'over_email_send_rate_limit', sentence, {
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  });
}
