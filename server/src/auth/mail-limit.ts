import { MAIL_PAUSE } from '@hearthway/domain/identity/lifetimes';
import { lte } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { mailSends } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import { fingerprint } from './secrets.ts';

/**
 * Takes the turn of an address to be sent a mail, or refuses. It is taken whether or not the address
 * has an account, so the refusal tells nothing; and it is written either way, so both take as long.
 */
export async function claimMail(tx: Tx, { config }: Auth, email: string, now: Date): Promise<void> {
  const free = lte(mailSends.sentAt, new Date(now.getTime() - MAIL_PAUSE));
  const claimed = await tx
    .insert(mailSends)
    .values({ address: fingerprint(email), sentAt: now })
    .onConflictDoUpdate({
      target: mailSends.address,
      set: { sentAt: now },
      setWhere: config.rateLimit ? free : undefined,
    })
    .returning();
  if (claimed.length === 0) {
    throw new AuthError(
      429,
      'over_email_send_rate_limit',
      'We have just sent a mail to this address. Please wait a minute before asking for another.',
      { headers: { 'Retry-After': String(MAIL_PAUSE / 1000) } },
    );
  }
}
