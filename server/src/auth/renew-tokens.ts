import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { refreshTokens, type SessionRow, sessions, type UserRow } from '../db/tables/auth.ts';
import { hashToken, newToken } from './secrets.ts';
import type { OpenSession } from './session-body.ts';
import { readFactors } from './two-step/factors.ts';

/** Somebody else may have the old refresh tokens, so all of them are replaced. */
export async function renewTokens(
  tx: Tx,
  user: UserRow,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<OpenSession> {
  const [session] = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update');
  await tx.delete(refreshTokens).where(eq(refreshTokens.sessionId, sessionId));
  const refreshToken = newToken();
  await tx
    .insert(refreshTokens)
    .values({ sessionId, tokenHash: hashToken(refreshToken), createdAt: now });
  const factors = await readFactors(tx, user.id);
  return { user, factors, session: session as SessionRow, refreshToken };
}
