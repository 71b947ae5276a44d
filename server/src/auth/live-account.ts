import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { sessions, type UserRow, users } from '../db/tables/auth.ts';
import type { AccessClaims } from './access-tokens.ts';
import { AuthError } from './auth-error.ts';

/** The account a token belongs to, while its session lives. */
export async function liveAccount(
  tx: Tx,
  who: Pick<AccessClaims, 'userId' | 'sessionId'>,
  now: Date,
): Promise<UserRow> {
  const [found] = await tx
    .select({ user: users, sessionId: sessions.id })
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
  if (!found.sessionId) {
    throw new AuthError(403, 'session_not_found', 'Your session has ended. Please sign in again.');
  }
  return found.user;
}
