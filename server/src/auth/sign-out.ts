import { and, eq, ne } from 'drizzle-orm';
import { sessions } from '../db/tables/auth.ts';
import type { AccessClaims } from './access-tokens.ts';
import type { Auth } from './auth.ts';
import { lockedAccount } from './live-account.ts';
import { endOpenLinks } from './open-links.ts';

/**
 * Ends sessions at once: their access tokens open nothing from the next request on. Whoever signs out
 * other devices too wants nobody else in, so what those may have had mailed ends as well.
 */
export async function signOut(
  { db, clock }: Auth,
  who: AccessClaims,
  scope: 'local' | 'global' | 'others',
): Promise<void> {
  const which = {
    local: eq(sessions.id, who.sessionId),
    global: undefined,
    others: ne(sessions.id, who.sessionId),
  }[scope];
  await db.asAuth(async (tx) => {
    // Whoever knows only the password may leave, and nobody else's session or mail with them.
    await lockedAccount(tx, who, clock.now(), { beforeCode: scope === 'local' });
    await tx.delete(sessions).where(and(eq(sessions.userId, who.userId), which));
    if (scope !== 'local') await endOpenLinks(tx, who.userId);
  });
}
