import { randomBytes } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { type FactorRow, mfaFactors, recoveryCodes } from '../../db/tables/two-step.ts';
import type { AccessClaims } from '../access-tokens.ts';
import type { Auth } from '../auth.ts';
import { AuthError } from '../auth-error.ts';
import { liveAccount, lockAccount } from '../live-account.ts';
import { requireRecentSignIn } from '../recent-sign-in.ts';
import { hashToken } from '../secrets.ts';
import { type SessionBody, sessionBody } from '../session-body.ts';
import { wrongCode } from './code-attempts.ts';
import { completeSession } from './complete-session.ts';
import { deleteFactor, isApp, isVerified, lockFactors, readFactors } from './factors.ts';

const CODES = 10;
const CODE_LENGTH = 16;
/**
 * The alphabet leaves out i, l, o and u, which are easily confused. It has 32 characters, so `byte
 * % 32` chooses each of them equally often.
 */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

export async function makeRecoveryCodes(
  { db, clock }: Auth,
  who: AccessClaims,
  options: { anew: true } | { anew: false; friendlyName: string },
) {
  const now = clock.now();
  const codes = Array.from({ length: CODES }, newCode);
  const factor = await db.asAuth(async (tx) => {
    const user = await lockAccount(tx, who, now);
    await requireRecentSignIn(tx, who.sessionId, now);
    const factors = await lockFactors(tx, user.id);
    const factor = options.anew
      ? await clearCodeSet(tx, findCodeSet(factors), now)
      : await createCodeSet(tx, factors, {
          userId: user.id,
          friendlyName: options.friendlyName,
          now,
        });
    await tx
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ factorId: factor.id, codeHash: hashToken(code) })));
    return factor;
  });
  return {
    id: factor.id,
    type: 'recovery_code' as const,
    friendly_name: factor.friendlyName,
    total: CODES,
    codes,
  };
}

export async function readRecoveryCodes({ db, clock }: Auth, who: AccessClaims) {
  const { factor, remaining } = await db.asAuth(async (tx) => {
    const user = await liveAccount(tx, who, clock.now(), { beforeCode: true });
    const factor = findCodeSet(await readFactors(tx, user.id));
    const [left] = await tx
      .select({ remaining: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.factorId, factor.id), isNull(recoveryCodes.usedAt)));
    return { factor, remaining: left?.remaining ?? 0 };
  });
  return { id: factor.id, type: 'recovery_code' as const, total: CODES, remaining };
}

export async function verifyRecoveryCode(
  auth: Auth,
  who: AccessClaims,
  typed: string,
): Promise<SessionBody> {
  const { db, clock } = auth;
  const now = clock.now();
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  const opened = await db.asAuth(async (tx) => {
    const user = await liveAccount(tx, who, now, { beforeCode: true });
    const set = (await lockFactors(tx, user.id)).find((factor) => !isApp(factor));
    const [used] = set
      ? await tx
          .update(recoveryCodes)
          .set({ usedAt: now })
          .where(
            and(
              eq(recoveryCodes.factorId, set.id),
              eq(recoveryCodes.codeHash, hashToken(code)),
              isNull(recoveryCodes.usedAt),
            ),
          )
          .returning()
      : [];
    if (!used) return undefined;
    const how = { sessionId: who.sessionId, method: 'mfa/recovery_code' as const, now };
    return completeSession(tx, user, how);
  });
  if (!opened) throw wrongCode();
  return sessionBody(auth, opened);
}

export async function removeRecoveryCodes({ db, clock }: Auth, who: AccessClaims) {
  const id = await db.asAuth(async (tx) => {
    const now = clock.now();
    const user = await lockAccount(tx, who, now);
    await requireRecentSignIn(tx, who.sessionId, now);
    const factor = findCodeSet(await lockFactors(tx, user.id));
    await deleteFactor(tx, factor);
    return factor.id;
  });
  return { id };
}

async function createCodeSet(
  tx: Tx,
  factors: readonly FactorRow[],
  { userId, friendlyName, now }: { userId: string; friendlyName: string; now: Date },
): Promise<FactorRow> {
  if (!factors.some((factor) => isApp(factor) && isVerified(factor))) {
    throw new AuthError(
      422,
      'mfa_recovery_codes_sole_factor',
      'Recovery codes come with an authenticator app. Please set one up first.',
    );
  }
  if (factors.some((factor) => !isApp(factor))) {
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'You already have recovery codes. If you make new ones, the old ones stop working.',
    );
  }
  const [factor] = await tx
    .insert(mfaFactors)
    .values({
      userId,
      friendlyName,
      factorType: 'recovery_code',
      createdAt: now,
      updatedAt: now,
      verifiedAt: now,
    })
    .returning();
  return factor as FactorRow;
}

async function clearCodeSet(tx: Tx, factor: FactorRow, now: Date): Promise<FactorRow> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.factorId, factor.id));
  await tx.update(mfaFactors).set({ updatedAt: now }).where(eq(mfaFactors.id, factor.id));
  return factor;
}

function findCodeSet(factors: readonly FactorRow[]): FactorRow {
  const factor = factors.find((factor) => !isApp(factor));
  if (!factor) {
    throw new AuthError(404, 'mfa_factor_not_found', 'You have no recovery codes yet.');
  }
  return factor;
}

/** 80 random bits cannot be guessed, so an unsalted hash in the database is enough. */
function newCode(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET[byte % 32]).join('');
}
