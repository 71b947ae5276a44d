import { eq } from 'drizzle-orm';
import { users } from '../db/tables/auth.ts';
import type { AccessClaims } from './access-tokens.ts';
import type { Auth } from './auth.ts';
import type { Client } from './client.ts';
import { lockAccount } from './live-account.ts';
import { claimMailFor } from './mail-limit.ts';
import { confirmAddressMail } from './mails/confirm-address.ts';
import { makeLink } from './make-link.ts';
import { requestAddressChange } from './request-address-change.ts';
import type { Challenge } from './wire.ts';

interface Resend {
  challenge: Challenge;
  redirectTo: string | undefined;
}

export async function resendSignUp(
  auth: Auth,
  input: Resend & { email: string; client: Client },
): Promise<void> {
  const { email, challenge, redirectTo } = input;
  await auth.db.asAuth(async (tx) => {
    await claimMailFor(tx, auth, input, auth.clock.now());
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    if (!user || user.emailConfirmedAt) return auth.outbox.post(tx, undefined);
    const link = await makeLink(tx, auth, user, { kind: 'signup', email, challenge, redirectTo });
    await auth.outbox.post(tx, confirmAddressMail(email, auth.config.productName, link));
  });
}

export async function resendAddressChange(
  auth: Auth,
  who: AccessClaims,
  { challenge, redirectTo }: Resend,
): Promise<void> {
  await auth.db.asAuth(async (tx) => {
    const user = await lockAccount(tx, who, auth.clock.now());
    if (!user.newEmail) return;
    const email = user.newEmail;
    const [holder] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const mails = await requestAddressChange(tx, auth, user, {
      email,
      isTaken: holder !== undefined,
      challenge,
      redirectTo,
    });
    for (const mail of mails) await auth.outbox.post(tx, mail);
  });
}
