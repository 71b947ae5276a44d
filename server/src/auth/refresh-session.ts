import { SESSION_INACTIVITY } from '@hearthway/domain/identity/lifetimes';
import { refreshDecision } from '@hearthway/domain/identity/refresh-rule';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { refreshTokens, sessions, users } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import { hashToken, nextToken } from './secrets.ts';
import { type OpenSession, type SessionBody, sessionBody } from './session-body.ts';
import { readFactors } from './two-step/factors.ts';

export async function refreshSession(auth: Auth, refreshToken: string): Promise<SessionBody> {
  const now = auth.clock.now();
  const outcome = await auth.db.asAuth((tx) => exchange(tx, refreshToken, now));
  switch (outcome) {
    case 'unknown':
      throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Not Found');
    case 'expired':
      throw new AuthError(
        400,
        'session_expired',
        'Your session has expired. Please sign in again.',
      );
    case 'reuse':
      throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    default:
      return sessionBody(auth, outcome);
  }
}

/** Failures are returned, not thrown, because a rollback would keep a revoked session alive. */
async function exchange(
  tx: Tx,
  refreshToken: string,
  now: Date,
): Promise<OpenSession | 'unknown' | 'expired' | 'reuse'> {
  const tokenHash = hashToken(refreshToken);
  // A concurrent refresh of the same session waits here and then sees our result.
  const [session] = await tx
    .select()
    .from(sessions)
    .where(
      eq(
        sessions.id,
        tx
          .select({ id: refreshTokens.sessionId })
          .from(refreshTokens)
          .where(eq(refreshTokens.tokenHash, tokenHash)),
      ),
    )
    .for('update');
  if (!session) return 'unknown';
  const endSession = () => tx.delete(sessions).where(eq(sessions.id, session.id));
  if (now >= session.notAfter || now >= session.idleAfter) {
    await endSession();
    return 'expired';
  }
  const [[user], factors, tokens] = await Promise.all([
    tx.select().from(users).where(eq(users.id, session.userId)),
    readFactors(tx, session.userId),
    tx
      .select()
      .from(refreshTokens)
      .where(
        and(
          eq(refreshTokens.sessionId, session.id),
          or(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt)),
        ),
      ),
  ]);
  const presented = tokens.find((token) => token.tokenHash.equals(tokenHash));
  const active = tokens.find((token) => token.usedAt === null);
  if (!user || !presented) return 'unknown';
  const decision = refreshDecision(
    { usedAt: presented.usedAt, isParentOfActive: active?.parentId === presented.id },
    now,
  );
  if (decision === 'reuse') {
    await endSession();
    return 'reuse';
  }
  const child = nextToken(refreshToken, session.rotationKey);
  if (decision === 'rotate') {
    await Promise.all([
      tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.id, presented.id)),
      tx.insert(refreshTokens).values({
        sessionId: session.id,
        tokenHash: hashToken(child),
        parentId: presented.id,
        createdAt: now,
      }),
      tx
        .update(sessions)
        .set({ refreshedAt: now, idleAfter: new Date(now.getTime() + SESSION_INACTIVITY) })
        .where(eq(sessions.id, session.id)),
    ]);
  }
  return { user, factors, session, refreshToken: child };
}
