import {
  MAILS_FROM_A_NETWORK,
  MAILS_FROM_STRANGERS,
  MAILS_PER_DAY,
  MAILS_WINDOW,
  MIN_MAIL_INTERVAL,
} from '@hearthway/domain/identity/lifetimes';
import { and, inArray, lt, or, sql } from 'drizzle-orm';
import { countWithin } from '../db/count-within.ts';
import type { Tx } from '../db/database.ts';
import { mailSends } from '../db/tables/auth.ts';
import { toProviderNetwork } from '../http/client-network.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Client } from './client.ts';
import { type KnownBy, selectKnownBy } from './known-places.ts';
import { isLongAgo } from './recency.ts';
import { fingerprint } from './secrets.ts';

/**
 * Addresses without an account are counted too, so that neither the error nor the timing reveals
 * which addresses have one.
 */
export async function claimMails(
  tx: Tx,
  { config }: Auth,
  recipients: readonly string[],
  now: Date,
): Promise<void> {
  const isRested = isLongAgo(mailSends.sentAt, new Date(now.getTime() - MIN_MAIL_INTERVAL), now);
  const isNewDay = isLongAgo(mailSends.dayBeganAt, new Date(now.getTime() - MAILS_WINDOW), now);
  const isFree = and(isRested, or(isNewDay, lt(mailSends.sentCount, MAILS_PER_DAY)));
  // Sorting makes all requests lock the addresses in the same order. In different orders, two
  // requests for the same recipients could deadlock.
  const addresses = [...new Set(recipients.map(fingerprint))].toSorted();
  const claimed = await tx
    .insert(mailSends)
    .values(addresses.map((address) => ({ address, sentAt: now, dayBeganAt: now })))
    .onConflictDoUpdate({
      target: mailSends.address,
      set: {
        sentAt: now,
        dayBeganAt: sql`case when ${isNewDay} then excluded.day_began_at else ${mailSends.dayBeganAt} end`,
        sentCount: sql`case when ${isNewDay} then 1 else least(${mailSends.sentCount} + 1, ${MAILS_PER_DAY}) end`,
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
    ? refusal(MANY_TODAY, hadEnough.dayBeganAt.getTime() + MAILS_WINDOW - now.getTime())
    : refusal(
        'We’ve just sent an email to this address. Please wait a minute before asking for another.',
        MIN_MAIL_INTERVAL,
      );
}

export async function claimMailFor(
  tx: Tx,
  auth: Auth,
  { email, client }: { email: string; client: Client },
  now: Date,
): Promise<void> {
  if (auth.config.rateLimit) {
    const { rows } = await tx.execute<{ known: KnownBy }>(
      sql`select ${selectKnownBy(email, client)} as known`,
    );
    const to = `mails to ${fingerprint(email)}`;
    const limits = new Map([
      [`${to} from ${toProviderNetwork(client.address)}`, MAILS_FROM_A_NETWORK],
    ]);
    if (!rows[0]?.known) limits.set(`${to} from strangers`, MAILS_FROM_STRANGERS);
    if (!(await countWithin(tx, limits, { windowMs: MAILS_WINDOW, now }))) {
      const tomorrow = MAILS_WINDOW - (now.getTime() % MAILS_WINDOW);
      throw refusal(MANY_TODAY, tomorrow);
    }
  }
  await claimMails(tx, auth, [email], now);
}

const MANY_TODAY = 'We’ve sent too many emails to this address today. Please try again tomorrow.';

function refusal(sentence: string, waitMs: number): AuthError {
  return new AuthError(429, 'over_email_send_rate_limit', sentence, {
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  });
}
