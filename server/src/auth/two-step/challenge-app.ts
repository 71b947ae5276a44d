import { mfaChallenges } from '../../db/tables/two-step.ts';
import type { AccessClaims } from '../access-tokens.ts';
import type { Auth } from '../auth.ts';
import { liveAccount } from '../live-account.ts';
import { findApp, readFactors } from './factors.ts';

const CHALLENGE = 5 * 60_000;

export async function challengeApp({ db, clock }: Auth, who: AccessClaims, factorId: string) {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + CHALLENGE);
  const challenge = await db.asAuth(async (tx) => {
    const user = await liveAccount(tx, who, now, { beforeCode: true });
    const factor = findApp(await readFactors(tx, user.id), factorId);
    const [made] = await tx
      .insert(mfaChallenges)
      .values({ factorId: factor.id, expiresAt })
      .returning();
    return made as typeof mfaChallenges.$inferSelect;
  });
  return {
    id: challenge.id,
    type: 'totp' as const,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}
