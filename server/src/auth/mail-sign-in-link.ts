import { and, eq } from 'drizzle-orm';
import { oneTimeTokens, users } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import type { Client } from './client.ts';
import { claimMailFor } from './mail-limit.ts';
import { signInLinkMail } from './mails/sign-in-link.ts';
import { makeLink } from './make-link.ts';
import { newCode } from './secrets.ts';
import type { Challenge } from './wire.ts';

export async function mailSignInLink(
  auth: Auth,
  input: { email: string; client: Client; challenge: Challenge; redirectTo: string | undefined },
): Promise<void> {
  const { email } = input;
  const code = newCode();
  await auth.db.asAuth(async (tx) => {
    await claimMailFor(tx, auth, input, auth.clock.now());
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    if (!user) return auth.outbox.post(tx, undefined);
    // Only one code stays valid, because several would be easier to guess.
    await tx
      .update(oneTimeTokens)
      .set({ codeHash: null })
      .where(and(eq(oneTimeTokens.userId, user.id), eq(oneTimeTokens.kind, 'magiclink')));
    const link = await makeLink(tx, auth, user, { kind: 'magiclink', code, ...input });
    await auth.outbox.post(tx, signInLinkMail(email, auth.config.productName, { link, code }));
  });
}
