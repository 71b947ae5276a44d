import { and, eq, ne } from 'drizzle-orm';
import { sessions } from '../db/tables/auth.ts';
import type { AccessClaims } from './access-tokens.ts';
import type { Auth } from './auth.ts';
import { liveAccount } from './live-account.ts';

/** Ends sessions at once: their access tokens open nothing from the next request on. */
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
    await liveAccount(tx, who, clock.now(), { beforeCode: true });
    await tx.delete(sessions).where(and(eq(sessions.userId, who.userId), which));
  });
}
