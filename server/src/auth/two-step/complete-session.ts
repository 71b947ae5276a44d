import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import {
  type AuthMethod,
  refreshTokens,
  type SessionRow,
  sessions,
  type UserRow,
} from '../../db/tables/auth.ts';
import { hashToken, newToken } from '../secrets.ts';
import type { OpenSession } from '../session-body.ts';
import { factorsOf } from './factors.ts';

/** Lifts a session to `aal2` after its second step, and hands out new tokens that say so. */
export async function completeSession(
  tx: Tx,
  user: UserRow,
  how: { sessionId: string; method: AuthMethod['method']; now: Date },
): Promise<OpenSession> {
  const { sessionId, method, now } = how;
  // Whoever refreshes at the same time waits here.
  const [session] = await tx
    .select({ amr: sessions.amr })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update');
  const proof = { method, timestamp: Math.floor(now.getTime() / 1000) };
  const amr = [...(session?.amr ?? []).filter((earlier) => earlier.method !== method), proof];
  const [whole] = await tx
    .update(sessions)
    .set({ aal: 'aal2', amr })
    .where(eq(sessions.id, sessionId))
    .returning();
  const refreshToken = newToken();
  const [parent] = await tx
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.usedAt)))
    .returning({ id: refreshTokens.id });
  await tx.insert(refreshTokens).values({
    sessionId,
    tokenHash: hashToken(refreshToken),
    parentId: parent?.id ?? null,
    createdAt: now,
  });
  const factors = await factorsOf(tx, user.id);
  return { user, factors, session: whole as SessionRow, refreshToken };
}
