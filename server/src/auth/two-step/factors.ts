import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { users } from '../../db/tables/auth.ts';
import { type FactorRow, mfaFactors } from '../../db/tables/two-step.ts';
import { AuthError } from '../auth-error.ts';

export function readFactors(tx: Tx, userId: string): Promise<FactorRow[]> {
  return tx
    .select()
    .from(mfaFactors)
    .where(eq(mfaFactors.userId, userId))
    .orderBy(asc(mfaFactors.createdAt));
}

/**
 * Without a lock, two devices could add too many authenticator apps, or one could replace recovery
 * codes that the other has just shown.
 */
export async function lockFactors(tx: Tx, userId: string): Promise<FactorRow[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return readFactors(tx, userId);
}

export const isVerified = (factor: FactorRow) => factor.verifiedAt !== null;
export const isApp = (factor: FactorRow) => factor.factorType === 'totp';

export function factorBody(factor: FactorRow) {
  return {
    id: factor.id,
    ...(factor.friendlyName !== null && { friendly_name: factor.friendlyName }),
    factor_type: factor.factorType,
    status: isVerified(factor) ? ('verified' as const) : ('unverified' as const),
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
  };
}

export function findApp(factors: readonly FactorRow[], id: string) {
  const factor = factors.find((factor) => factor.id === id && isApp(factor));
  if (!factor?.totpSecret) {
    throw new AuthError(
      404,
      'mfa_factor_not_found',
      'We don’t recognise this authenticator app. Please reload the page.',
    );
  }
  return { ...factor, totpSecret: factor.totpSecret };
}

export async function deleteFactor(tx: Tx, { id, userId }: FactorRow): Promise<void> {
  await tx.delete(mfaFactors).where(and(eq(mfaFactors.id, id), eq(mfaFactors.userId, userId)));
}
