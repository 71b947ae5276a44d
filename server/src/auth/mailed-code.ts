import { randomInt } from 'node:crypto';
import { MAILED_CODE } from '@hearthway/domain/identity/lifetimes';
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { oneTimeTokens } from '../db/tables/auth.ts';
import type { AccessClaims } from './access-tokens.ts';
import type { Auth } from './auth.ts';
import { lockAccount } from './live-account.ts';
import { claimMails } from './mail-limit.ts';
import { mailedCodeMail } from './mails/mailed-code.ts';
import { hashToken } from './secrets.ts';

export async function mailCode(auth: Auth, who: AccessClaims): Promise<void> {
  const { db, clock, config, outbox } = auth;
  const now = clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.asAuth(async (tx) => {
    const user = await lockAccount(tx, who, now);
    await claimMails(tx, auth, [user.email], now);
    await tx
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, user.id), eq(oneTimeTokens.kind, 'reauthentication')));
    await tx.insert(oneTimeTokens).values({
      tokenHash: hashSessionCode(who, code),
      userId: user.id,
      kind: 'reauthentication',
      email: user.email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + MAILED_CODE),
    });
    const accountUrl = `${config.auth.publicUrl}/account`;
    const words = { productName: config.productName, code, accountUrl };
    await outbox.post(tx, mailedCodeMail(user.email, words));
  });
}

export async function takeMailedCode(
  tx: Tx,
  who: AccessClaims,
  code: string,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashSessionCode(who, code)),
        eq(oneTimeTokens.userId, who.userId),
        eq(oneTimeTokens.kind, 'reauthentication'),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning({ userId: oneTimeTokens.userId });
  return taken.length > 0;
}

/**
 * Two members may get the same six digits. Including the session id in the hash keeps their hashes
 * different.
 */
function hashSessionCode({ sessionId }: AccessClaims, code: string): Buffer {
  return hashToken(`${sessionId} ${code}`);
}
