import { deviceName } from '@hearthway/domain/account/device-name';
import type { OwnSession } from '@hearthway/domain/account/own-account';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { MemberSession } from '../db/database.ts';
import { sessions } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { ownAccount } from './own-account.ts';

export async function listOwnSessions(
  { db, clock }: Auth,
  who: MemberSession,
): Promise<OwnSession[]> {
  const now = clock.now();
  const rows = await db.asAuth(async (tx) => {
    const user = await ownAccount(tx, who, now);
    return tx
      .select()
      .from(sessions)
      .where(
        and(eq(sessions.userId, user.id), gt(sessions.notAfter, now), gt(sessions.idleAfter, now)),
      )
      .orderBy(desc(sessions.refreshedAt));
  });
  return rows
    .map((row) => ({
      id: row.id,
      device: deviceName(row.userAgent),
      isCurrent: row.id === who.sessionId,
      signedInAt: row.createdAt.toISOString(),
      lastUsedAt: row.refreshedAt.toISOString(),
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
