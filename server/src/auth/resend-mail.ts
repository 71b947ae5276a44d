import { eq } from 'drizzle-orm';
import { users } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { claimMail } from './mail-limit.ts';
import { changeAddressMail } from './mails/change-address.ts';
import { confirmAddressMail } from './mails/confirm-address.ts';
import { makeLink } from './make-link.ts';
import { waitingSignUps } from './waiting-sign-ups.ts';
import type { Challenge } from './wire.ts';

/** Mails a confirmation link again, if one is due; the answer never says so. */
export async function resendMail(
  auth: Auth,
  input: {
    email: string;
    type: 'signup' | 'email_change';
    challenge: Challenge;
    redirectTo: string | undefined;
  },
): Promise<void> {
  const { email, type, challenge, redirectTo } = input;
  const { productName } = auth.config;
  const mail = await auth.db.asAuth(async (tx) => {
    await claimMail(tx, auth, email, auth.clock.now());
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    if (!user) return;
    const request = { kind: type, challenge, redirectTo };
    if (type === 'email_change') {
      if (!user.newEmail) return;
      const link = await makeLink(tx, auth, user, { ...request, email: user.newEmail });
      return changeAddressMail(user.newEmail, productName, link);
    }
    if (user.emailConfirmedAt) return;
    const [passwordHash] = await waitingSignUps(tx, email);
    const link = await makeLink(tx, auth, user, { ...request, email, passwordHash });
    return confirmAddressMail(email, productName, link);
  });
  if (mail) auth.outbox.post(mail);
}
