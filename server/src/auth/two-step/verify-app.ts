import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { sessions } from '../../db/tables/auth.ts';
import { mfaChallenges, mfaFactors } from '../../db/tables/two-step.ts';
import type { AccessClaims } from '../access-tokens.ts';
import type { Auth } from '../auth.ts';
import { AuthError } from '../auth-error.ts';
import { liveAccount } from '../live-account.ts';
import { twoStepOnMail } from '../mails/two-step.ts';
import { type SessionBody, sessionBody } from '../session-body.ts';
import { checkAttempts, recordWrongCode, wrongCode } from './code-attempts.ts';
import { completeSession } from './complete-session.ts';
import { findApp, isVerified, lockFactors } from './factors.ts';
import { findStep } from './totp.ts';

export async function verifyApp(
  auth: Auth,
  who: AccessClaims,
  input: { factorId: string; challengeId: string; code: string },
): Promise<SessionBody> {
  const { db, clock, config, outbox } = auth;
  const now = clock.now();
  const outcome = await db.asAuth(async (tx) => {
    const user = await liveAccount(tx, who, now, { beforeCode: true });
    const factors = await lockFactors(tx, user.id);
    const app = findApp(factors, input.factorId);
    const isNew = !isVerified(app);
    if (isNew) await liveAccount(tx, who, now);
    await checkAttempts(tx, user.id, now);
    await takeChallenge(tx, input, now);
    const step = findStep(app, input.code, now);
    if (step === undefined) {
      await recordWrongCode(tx, user.id, now);
      return 'wrong' as const;
    }
    await tx
      .update(mfaFactors)
      .set({ lastStep: step, ...(isNew && { verifiedAt: now, updatedAt: now }) })
      .where(eq(mfaFactors.id, app.id));
    await tx.delete(mfaChallenges).where(eq(mfaChallenges.id, input.challengeId));
    if (isNew) await endWeakerSessions(tx, who);
    const isFirst = isNew && !factors.some(isVerified);
    const how = { sessionId: who.sessionId, method: 'totp' as const, now };
    const opened = await completeSession(tx, user, how);
    if (isFirst) {
      const accountUrl = `${config.auth.publicUrl}/account`;
      await outbox.post(tx, twoStepOnMail(user.email, config.productName, accountUrl));
    }
    return opened;
  });
  if (outcome === 'wrong') throw wrongCode();
  return sessionBody(auth, outcome);
}

async function takeChallenge(
  tx: Tx,
  { factorId, challengeId }: { factorId: string; challengeId: string },
  now: Date,
): Promise<void> {
  await tx.delete(mfaChallenges).where(lte(mfaChallenges.expiresAt, now));
  const [challenge] = await tx
    .select()
    .from(mfaChallenges)
    .where(
      and(
        eq(mfaChallenges.id, challengeId),
        eq(mfaChallenges.factorId, factorId),
        gt(mfaChallenges.expiresAt, now),
      ),
    );
  if (challenge) return;
  throw new AuthError(422, 'mfa_challenge_expired', 'That took too long. Please try again.');
}

async function endWeakerSessions(tx: Tx, who: AccessClaims): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, who.userId),
        eq(sessions.aal, 'aal1'),
        ne(sessions.id, who.sessionId),
      ),
    );
}
