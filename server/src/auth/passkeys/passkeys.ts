import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { type PasskeyRow, passkeys } from '../../db/tables/passkeys.ts';
import type { AccessClaims } from '../access-tokens.ts';
import type { Auth } from '../auth.ts';
import { AuthError } from '../auth-error.ts';
import { liveAccount } from '../live-account.ts';
import { requireRecentSignIn } from '../recent-sign-in.ts';

export function readPasskeys(tx: Tx, userId: string): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
}

export function passkeyBody({ id, friendlyName, createdAt, lastUsedAt }: PasskeyRow) {
  return {
    id,
    friendly_name: friendlyName,
    created_at: createdAt.toISOString(),
    ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
  };
}

export async function listPasskeys({ db, clock }: Auth, who: AccessClaims) {
  const rows = await db.asAuth(async (tx) => {
    const user = await liveAccount(tx, who, clock.now());
    return readPasskeys(tx, user.id);
  });
  return rows.map(passkeyBody);
}

export async function renamePasskey(
  { db, clock }: Auth,
  who: AccessClaims,
  { id, friendlyName }: { id: string; friendlyName: string },
) {
  const row = await db.asAuth(async (tx) => {
    const user = await liveAccount(tx, who, clock.now());
    const [renamed] = await tx
      .update(passkeys)
      .set({ friendlyName })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
      .returning();
    return renamed;
  });
  if (!row) throw notFound();
  return passkeyBody(row);
}

export async function removePasskey({ db, clock }: Auth, who: AccessClaims, id: string) {
  const removed = await db.asAuth(async (tx) => {
    const now = clock.now();
    const user = await liveAccount(tx, who, now);
    await requireRecentSignIn(tx, who.sessionId, now);
    return tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
      .returning({ id: passkeys.id });
  });
  if (removed.length === 0) throw notFound();
}

function notFound(): AuthError {
  return new AuthError(
    404,
    'webauthn_credential_not_found',
    'We don’t recognise this passkey. Please reload the page.',
  );
}
