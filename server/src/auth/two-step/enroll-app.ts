import { randomBytes } from 'node:crypto';
import { renderSVG } from 'uqr';
import { mfaFactors } from '../../db/tables/two-step.ts';
import type { AccessClaims } from '../access-tokens.ts';
import type { Auth } from '../auth.ts';
import { AuthError } from '../auth-error.ts';
import { liveAccount } from '../live-account.ts';
import { requireRecentSignIn } from '../recent-sign-in.ts';
import { deleteFactor, isVerified, lockFactors } from './factors.ts';
import { base32, otpauthUri } from './totp.ts';

const MAX_FACTORS = 10;
const UNCONFIRMED = 60 * 60_000;
const SECRET_BYTES = 20;

export async function enrollApp(
  { db, clock, config }: Auth,
  who: AccessClaims,
  input: { friendlyName: string | null; issuer: string | undefined },
) {
  const now = clock.now();
  const secret = randomBytes(SECRET_BYTES);
  const { user, factor } = await db.asAuth(async (tx) => {
    // Adding an authenticator app while two-step sign-in is on requires a session with a code
    // (`aal2`), because a stolen password must not be enough.
    const user = await liveAccount(tx, who, now);
    await requireRecentSignIn(tx, who.sessionId, now);
    const known = await lockFactors(tx, user.id);
    const isAbandoned = (factor: (typeof known)[number]) =>
      !isVerified(factor) && now.getTime() - factor.createdAt.getTime() > UNCONFIRMED;
    for (const factor of known.filter(isAbandoned)) await deleteFactor(tx, factor);
    const kept = known.filter((factor) => !isAbandoned(factor));
    if (kept.length >= MAX_FACTORS) {
      throw new AuthError(
        422,
        'too_many_enrolled_mfa_factors',
        'You’ve started setting up too many apps. Please remove one, or try again in an hour.',
      );
    }
    if (
      input.friendlyName !== null &&
      kept.some(({ friendlyName }) => friendlyName === input.friendlyName)
    ) {
      throw new AuthError(
        422,
        'mfa_factor_name_conflict',
        'You already have an app with that name. Please choose another name.',
      );
    }
    const [factor] = await tx
      .insert(mfaFactors)
      .values({
        userId: user.id,
        factorType: 'totp',
        friendlyName: input.friendlyName,
        totpSecret: secret,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    return { user, factor };
  });
  const uri = otpauthUri(secret, input.issuer ?? config.productName, user.email);
  return {
    id: (factor as { id: string }).id,
    type: 'totp' as const,
    ...(input.friendlyName !== null && { friendly_name: input.friendlyName }),
    totp: { qr_code: renderSVG(uri), secret: base32(secret), uri },
  };
}
