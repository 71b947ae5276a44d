import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { type AuthMethod, sessions, type UserRow } from '../../db/tables/auth.ts';
import { renewTokens } from '../renew-tokens.ts';
import type { OpenSession } from '../session-body.ts';

export async function completeSession(
  tx: Tx,
  user: UserRow,
  how: { sessionId: string; method: AuthMethod['method']; now: Date },
): Promise<OpenSession> {
  const { sessionId, method, now } = how;
  const [session] = await tx
    .select({ amr: sessions.amr })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update');
  const proof = { method, timestamp: Math.floor(now.getTime() / 1000) };
  const amr = [...(session?.amr ?? []).filter((earlier) => earlier.method !== method), proof];
  await tx.update(sessions).set({ aal: 'aal2', amr }).where(eq(sessions.id, sessionId));
  return await renewTokens(tx, user, { sessionId, now });
}
