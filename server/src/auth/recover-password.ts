import { eq } from 'drizzle-orm';
import { users } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import type { Client } from './client.ts';
import { claimMailFor } from './mail-limit.ts';
import { recoverPasswordMail } from './mails/recover-password.ts';
import { makeLink } from './make-link.ts';
import type { Challenge } from './wire.ts';

export async function recoverPassword(
  auth: Auth,
  input: { email: string; client: Client; challenge: Challenge; redirectTo: string | undefined },
): Promise<void> {
  const { email } = input;
  await auth.db.asAuth(async (tx) => {
    await claimMailFor(tx, auth, input, auth.clock.now());
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    if (!user) return auth.outbox.post(tx, undefined);
    const link = await makeLink(tx, auth, user, { kind: 'recovery', ...input });
    await auth.outbox.post(tx, recoverPasswordMail(email, auth.config.productName, link));
  });
}
