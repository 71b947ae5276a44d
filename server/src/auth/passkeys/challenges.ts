import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { passkeyChallenges } from '../../db/tables/passkeys.ts';
import type { Auth } from '../auth.ts';
import { AuthError } from '../auth-error.ts';

const LIFETIME = 5 * 60_000;

export function relyingParty({ config }: Auth) {
  const { origin, hostname } = new URL(config.auth.publicUrl);
  return { rpName: config.productName, rpID: hostname, origin };
}

export async function storeChallenge(
  tx: Tx,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: Date },
) {
  const expiresAt = new Date(now.getTime() + LIFETIME);
  const [kept] = await tx
    .insert(passkeyChallenges)
    .values({ challenge, userId, expiresAt })
    .returning({ id: passkeyChallenges.id });
  return {
    challenge_id: (kept as { id: string }).id,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

/**
 * The caller must commit before it verifies the response of the device. Otherwise a failed
 * verification would undo the deletion, and the challenge could be used again.
 */
export async function takeChallenge(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string | null; now: Date },
): Promise<{ challenge: string } | { refusal: AuthError }> {
  const owner =
    userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const [taken] = await tx
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), owner))
    .returning();
  if (!taken) return { refusal: new AuthError(400, 'webauthn_challenge_not_found', TRY_AGAIN) };
  if (taken.expiresAt <= now) {
    return { refusal: new AuthError(422, 'webauthn_challenge_expired', TRY_AGAIN) };
  }
  return { challenge: taken.challenge };
}

const TRY_AGAIN = 'That took too long. Please try again.';
