import { eq } from 'drizzle-orm';
import { sessions } from '../../db/tables/auth.ts';
import { mfaFactors } from '../../db/tables/two-step.ts';
import type { AccessClaims } from '../access-tokens.ts';
import type { Auth } from '../auth.ts';
import { lockAccount } from '../live-account.ts';
import { twoStepOffMail } from '../mails/two-step.ts';
import { requireRecentSignIn } from '../recent-sign-in.ts';
import { deleteFactor, findApp, isApp, isVerified, lockFactors } from './factors.ts';

export async function removeApp(auth: Auth, who: AccessClaims, factorId: string) {
  const { db, clock, config, outbox } = auth;
  const now = clock.now();
  await db.asAuth(async (tx) => {
    const user = await lockAccount(tx, who, now);
    const factors = await lockFactors(tx, user.id);
    const app = findApp(factors, factorId);
    if (isVerified(app)) await requireRecentSignIn(tx, who.sessionId, now);
    await deleteFactor(tx, app);
    const isLast = !factors.some(
      (other) => other.id !== app.id && isApp(other) && isVerified(other),
    );
    if (!isVerified(app) || !isLast) return;
    await tx.delete(mfaFactors).where(eq(mfaFactors.userId, user.id));
    // If the member adds an authenticator app again later, the current sessions must not count as
    // signed in with its code.
    await tx.update(sessions).set({ aal: 'aal1' }).where(eq(sessions.userId, user.id));
    const accountUrl = `${config.auth.publicUrl}/account`;
    await outbox.post(tx, twoStepOffMail(user.email, config.productName, accountUrl));
  });
  return { id: factorId };
}
