import { randomUUID } from 'node:crypto';
import {
  SESSION_INACTIVITY,
  SESSION_TIMEBOX,
  SESSIONS_PER_ACCOUNT,
} from '@hearthway/domain/identity/lifetimes';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import {
  type AuthMethod,
  knownPlaces,
  refreshTokens,
  type SessionRow,
  sessions,
  type UserRow,
  users,
} from '../db/tables/auth.ts';
import { mfaFactors } from '../db/tables/two-step.ts';
import type { Client } from './client.ts';
import { rememberPlaces } from './known-places.ts';
import { hashToken, newToken } from './secrets.ts';
import type { OpenSession } from './session-body.ts';

export async function startSession(
  tx: Tx,
  user: UserRow,
  how: { method: AuthMethod['method']; aal?: SessionRow['aal']; client: Client; now: Date },
): Promise<OpenSession> {
  const { method, aal = 'aal1', client, now } = how;
  const refreshToken = newToken();
  const session = {
    id: randomUUID(),
    aal,
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
  };
  const dropped = tx.$with('dropped').as(
    tx
      .delete(sessions)
      .where(
        inArray(
          sessions.id,
          tx
            .select({ id: sessions.id })
            .from(sessions)
            .where(eq(sessions.userId, user.id))
            .orderBy(desc(sessions.refreshedAt), desc(sessions.id))
            .offset(SESSIONS_PER_ACCOUNT - 1),
        ),
      )
      .returning({ id: sessions.id }),
  );
  const opened = tx.$with('opened').as(
    tx
      .insert(sessions)
      .values({
        ...session,
        userId: user.id,
        createdAt: now,
        refreshedAt: now,
        notAfter: new Date(now.getTime() + SESSION_TIMEBOX),
        idleAfter: new Date(now.getTime() + SESSION_INACTIVITY),
        userAgent: client.userAgent,
        ip: client.address,
      })
      .returning({ id: sessions.id }),
  );
  const given = tx.$with('given').as(
    tx
      .insert(refreshTokens)
      .values({ sessionId: session.id, tokenHash: hashToken(refreshToken), createdAt: now })
      .returning({ id: refreshTokens.id }),
  );
  const noted = tx
    .$with('noted')
    .as(
      tx
        .update(users)
        .set({ lastSignInAt: now })
        .where(eq(users.id, user.id))
        .returning({ id: users.id }),
    );
  const remembered = tx
    .$with('remembered')
    .as(rememberPlaces(tx, user.id, client, now).returning({ id: knownPlaces.userId }));
  const factors = await tx
    .with(dropped, opened, given, noted, remembered)
    .select()
    .from(mfaFactors)
    .where(eq(mfaFactors.userId, user.id))
    .orderBy(asc(mfaFactors.createdAt));
  return { user: { ...user, lastSignInAt: now }, factors, session, refreshToken };
}
