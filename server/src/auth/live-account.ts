import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { SECOND_STEP_MISSING } from '../db/database-errors.ts';
import { sessions, type UserRow, users } from '../db/tables/auth.ts';
import type { AccessClaims } from './access-tokens.ts';
import { AuthError } from './auth-error.ts';
import { isVerified, readFactors } from './two-step/factors.ts';

export async function liveAccount(
  tx: Tx,
  who: Pick<AccessClaims, 'userId' | 'sessionId'>,
  now: Date,
  { beforeCode = false } = {},
): Promise<UserRow> {
  const [found] = await tx
    .select({ user: users, aal: sessions.aal })
    .from(users)
    .leftJoin(
      sessions,
      and(
        eq(sessions.userId, users.id),
        eq(sessions.id, who.sessionId),
        gt(sessions.notAfter, now),
        gt(sessions.idleAfter, now),
      ),
    )
    .where(eq(users.id, who.userId));
  if (!found) throw new AuthError(403, 'user_not_found', 'This account no longer exists.');
  if (!found.aal) {
    throw new AuthError(403, 'session_not_found', 'Your session has ended. Please sign in again.');
  }
  if (!beforeCode && found.aal === 'aal1' && (await readFactors(tx, who.userId)).some(isVerified)) {
    throw new AuthError(403, 'insufficient_aal', SECOND_STEP_MISSING);
  }
  return found.user;
}

export async function lockAccount(
  tx: Tx,
  who: Pick<AccessClaims, 'userId' | 'sessionId'>,
  now: Date,
  options: { beforeCode?: boolean } = {},
): Promise<UserRow> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, who.userId)).for('update');
  return liveAccount(tx, who, now, options);
}
