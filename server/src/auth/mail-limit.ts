import { MAIL_PAUSE } from '@hearthway/domain/identity/lifetimes';
import { lte } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { mailSends } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import { fingerprint } from './secrets.ts';

/**
 * Takes the turn of every recipient to be sent a mail, or refuses, whoever asks. It is taken whether or
 * not the address has an account, so the refusal tells nothing; and it is written either way, so both
 * take as long.
 */
export async function claimMails(
  tx: Tx,
  { config }: Auth,
  recipients: readonly string[],
  now: Date,
): Promise<void> {
  const free = lte(mailSends.sentAt, new Date(now.getTime() - MAIL_PAUSE));
  // In one order for everybody: two requests for the same two recipients must not wait for each other.
  const addresses = [...new Set(recipients.map(fingerprint))].toSorted();
  const claimed = await tx
    .insert(mailSends)
    .values(addresses.map((address) => ({ address, sentAt: now })))
    .onConflictDoUpdate({
      target: mailSends.address,
      set: { sentAt: now },
      setWhere: config.rateLimit ? free : undefined,
    })
    .returning();
  if (claimed.length < addresses.length) {
    throw new AuthError(
      429,
      'over_email_send_rate_limit',
      'We have just sent a mail to this address. Please wait a minute before asking for another.',
      { headers: { 'Retry-After': String(MAIL_PAUSE / 1000) } },
    );
  }
}
