import { EXCHANGE_CODE } from '@hearthway/domain/identity/lifetimes';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { sqlState } from '../db/database-errors.ts';
import { flowStates, oneTimeTokens, type UserRow, users } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Client } from './client.ts';
import { addressChangedMail } from './mails/address-changed.ts';
import { hashToken, newToken } from './secrets.ts';
import { type OpenSession, sessionBody } from './session-body.ts';
import { startSession } from './start-session.ts';

type Link = typeof oneTimeTokens.$inferSelect;

export interface FollowLink {
  token: string;
  type: Link['kind'];
  /** How the answer travels: a browser's visit can carry a code, a call can only carry a session. */
  by: 'visit' | 'call';
}

const UNIQUE_VIOLATION = '23505';

/** Does what a mailed link promises, and answers with a session, or with a code to exchange for one. */
export async function followLink(auth: Auth, input: FollowLink, client: Client) {
  const now = auth.clock.now();
  const tokenHash = hashToken(input.token);
  const followed = await auth.db
    .asAuth(async (tx) => {
      const [link] = await tx
        .select()
        .from(oneTimeTokens)
        .where(
          and(
            eq(oneTimeTokens.tokenHash, tokenHash),
            eq(oneTimeTokens.kind, input.type),
            gt(oneTimeTokens.expiresAt, now),
          ),
        )
        .for('update');
      const [before] = link
        ? await tx.select().from(users).where(eq(users.id, link.userId)).for('update')
        : [];
      if (!link || !before) throw expired();
      // Without the verifier a link with a challenge opens nothing, and a call brings none.
      if (link.codeChallenge && input.by === 'call') throw expired();
      const user = await APPLY[link.kind](tx, before, link, now);
      if (link.codeChallenge) {
        return { before, user, code: await makeCode(tx, link, now) };
      }
      return { before, user, opened: await openWith(tx, link, user, { client, now }) };
    })
    .catch((error: unknown) => {
      // Somebody else confirmed the same new address first.
      throw sqlState(error) === UNIQUE_VIOLATION ? expired() : error;
    });
  if (followed.before.email !== followed.user.email) {
    const { productName, auth: settings } = auth.config;
    auth.outbox.post(
      addressChangedMail(followed.before.email, productName, `${settings.publicUrl}/auth`),
    );
  }
  return followed.opened
    ? { session: await sessionBody(auth, followed.opened) }
    : { code: followed.code };
}

/** A used link opens nothing again. */
export async function openWith(
  tx: Tx,
  link: Link,
  user: UserRow,
  { client, now }: { client: Client; now: Date },
): Promise<OpenSession> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.tokenHash, link.tokenHash));
  const method = link.kind === 'recovery' ? 'recovery' : 'otp';
  return startSession(tx, user, { method, client, now });
}

/** The link stays good until the code is exchanged, so that a mail scanner's visit does not spend it. */
async function makeCode(tx: Tx, link: Link, now: Date): Promise<string> {
  const code = newToken();
  await tx.insert(flowStates).values({
    codeHash: hashToken(code),
    tokenHash: link.tokenHash,
    expiresAt: new Date(now.getTime() + EXCHANGE_CODE),
  });
  return code;
}

/** Each is safe to do twice: a link with a challenge may be visited again before its code is used. */
const APPLY: Record<
  Link['kind'],
  (tx: Tx, user: UserRow, link: Link, now: Date) => Promise<UserRow>
> = {
  async signup(tx, user, link, now) {
    if (user.emailConfirmedAt) return user;
    await forgetOtherLinks(tx, link);
    const passwordHash = link.passwordHash ?? user.passwordHash;
    return update(tx, user, { emailConfirmedAt: now, passwordHash }, now);
  },

  async recovery(tx, user, link, now) {
    if (user.emailConfirmedAt) return user;
    // Whoever chose the password so far never showed that the address is theirs.
    await forgetOtherLinks(tx, link);
    return update(tx, user, { emailConfirmedAt: now, passwordHash: null }, now);
  },

  async email_change(tx, user, link, now) {
    if (user.email === link.email) return user;
    if (user.newEmail !== link.email) throw expired();
    // Links that went to the old address must not open the account any more.
    await forgetOtherLinks(tx, link);
    return update(tx, user, { email: link.email, newEmail: null, emailConfirmedAt: now }, now);
  },
};

async function forgetOtherLinks(tx: Tx, link: Link): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, link.userId), ne(oneTimeTokens.tokenHash, link.tokenHash)));
}

async function update(tx: Tx, user: UserRow, changes: Partial<UserRow>, now: Date) {
  const [updated] = await tx
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(eq(users.id, user.id))
    .returning();
  return updated as UserRow;
}

function expired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
}
