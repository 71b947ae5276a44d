import { and, eq, ne } from 'drizzle-orm';
import { sessions } from '../db/tables/auth.ts';
import type { AccessClaims } from './access-tokens.ts';
import type { Auth } from './auth.ts';
import { lockAccount } from './live-account.ts';
import { endOpenLinks } from './open-links.ts';

/**
 * Signing out other devices also invalidates emailed links, because an intruder may have requested
 * them.
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
    // Until the code of two-step sign-in is entered, a session may end only itself.
    await lockAccount(tx, who, clock.now(), { beforeCode: scope === 'local' });
    await tx.delete(sessions).where(and(eq(sessions.userId, who.userId), which));
    if (scope !== 'local') await endOpenLinks(tx, who.userId);
  });
}
