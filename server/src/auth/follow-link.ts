import { EXCHANGE_CODE } from '@hearthway/domain/identity/lifetimes';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { sqlState } from '../db/database-errors.ts';
import { flowStates, oneTimeTokens, sessions, type UserRow, users } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Client } from './client.ts';
import { hashPassword, isSameHash } from './hashing/password-hash.ts';
import { agreeIfInvited } from './keep-agreement.ts';
import { addressChangedMail } from './mails/address-changed.ts';
import { cancelAddressChange } from './open-links.ts';
import { hashToken, newToken } from './secrets.ts';
import { type OpenSession, sessionBody } from './session-body.ts';
import { startSession } from './start-session.ts';
import { waitingSignUps } from './waiting-sign-ups.ts';

type Link = typeof oneTimeTokens.$inferSelect;
export type LinkType = Exclude<Link['kind'], 'reauthentication'>;

export interface FollowLink {
  token: string;
  type: LinkType;
  /** How the answer travels: our page can carry a code on, a call can only carry a session. */
  by: 'page' | 'call';
  /** With a sign-up: the password that whoever reads the mail says to have chosen. */
  password?: string | undefined;
}

const UNIQUE_VIOLATION = '23505';

/** Does what a mailed link promises, and returns a session, or a code to exchange for one. */
export async function followLink(auth: Auth, input: FollowLink, client: Client) {
  const now = auth.clock.now();
  const chosenHash = await hashOfChosen(auth, input, now);
  const followed = await auth.db
    .asAuth(async (tx) => {
      const { link, user: before } = await openLink(tx, input, now);
      // Without the verifier a link with a challenge opens nothing, and a call brings none.
      if (link.codeChallenge && input.by === 'call') throw expired();
      const user = await APPLY[input.type](tx, before, link, { now, chosenHash });
      if (!user) return { user: before };
      if (before.email !== user.email) {
        const { productName, auth: settings } = auth.config;
        const signIn = `${settings.publicUrl}/auth`;
        await auth.outbox.post(tx, addressChangedMail(before.email, productName, signIn));
      }
      if (link.codeChallenge) {
        return { user, code: await makeCode(tx, link, now) };
      }
      return { user, opened: await openWith(tx, link, user, { client, now }) };
    })
    .catch((error: unknown) => {
      // Somebody else confirmed the same new address first.
      throw sqlState(error) === UNIQUE_VIOLATION ? expired() : error;
    });
  const { user, opened, code } = followed;
  return {
    // An account without a password goes on to choose one, as after a forgotten one.
    type: user.passwordHash === null && input.type !== 'email_change' ? 'recovery' : input.type,
    ...(opened && { session: await sessionBody(auth, opened) }),
    ...(code !== undefined && { code }),
  };
}

/**
 * The account and its link, both kept from changing until this transaction ends. The account first, as
 * with whoever changes it and then ends its links: else each could wait for the other.
 */
async function openLink(tx: Tx, { token, type }: FollowLink, now: Date) {
  const isOpen = and(
    eq(oneTimeTokens.tokenHash, hashToken(token)),
    eq(oneTimeTokens.kind, type),
    gt(oneTimeTokens.expiresAt, now),
  );
  const owner = tx.select({ id: oneTimeTokens.userId }).from(oneTimeTokens).where(isOpen);
  const [user] = await tx.select().from(users).where(inArray(users.id, owner)).for('update');
  const [link] = user ? await tx.select().from(oneTimeTokens).where(isOpen).for('update') : [];
  if (!link || !user) throw expired();
  return { link, user };
}

/**
 * Anyone may sign up with anyone's address, and a newer mail looks like the one that was waited for. So
 * the account takes a password only from whoever reads the mailbox and knows it, whichever of the
 * sign-ups under this address it came with.
 */
async function hashOfChosen(auth: Auth, input: FollowLink, now: Date): Promise<string | null> {
  const { password } = input;
  if (input.type !== 'signup' || password === undefined) return null;
  const { user, waiting } = await auth.db.asAuth(async (tx) => {
    const { user } = await openLink(tx, input, now);
    return { user, waiting: await waitingSignUps(tx, user.email) };
  });
  // Hashing takes long; it must not happen inside a transaction.
  const hash = await hashPassword(password, user.passwordHash, 'sign-in');
  if ([user.passwordHash, ...waiting].some((chosen) => isSameHash(hash, chosen))) return hash;
  throw new AuthError(
    400,
    'invalid_credentials',
    'That is not the password this account was created with.',
  );
}

/** A used link opens nothing again, and neither does an earlier one that promised the same sign-in. */
export async function openWith(
  tx: Tx,
  link: Link,
  user: UserRow,
  { client, now }: { client: Client; now: Date },
): Promise<OpenSession> {
  const used =
    link.kind === 'magiclink'
      ? and(eq(oneTimeTokens.userId, user.id), eq(oneTimeTokens.kind, 'magiclink'))
      : eq(oneTimeTokens.tokenHash, link.tokenHash);
  await tx.delete(oneTimeTokens).where(used);
  const method = link.kind === 'recovery' ? 'recovery' : 'otp';
  return startSession(tx, user, { method, client, now });
}

/** The link stays good until the code is exchanged: its answer may get lost on the way. */
async function makeCode(tx: Tx, link: Link, now: Date): Promise<string> {
  const code = newToken();
  await tx.insert(flowStates).values({
    codeHash: hashToken(code),
    tokenHash: link.tokenHash,
    expiresAt: new Date(now.getTime() + EXCHANGE_CODE),
  });
  return code;
}

interface Following {
  now: Date;
  /** The hash of the password that was shown to belong to this account. */
  chosenHash: string | null;
}

/**
 * Each returns the account to open, or nothing where the link opens none. Each is safe to do twice: a
 * link with a challenge may be followed again before its code is used.
 */
const APPLY: Record<
  LinkType,
  (tx: Tx, user: UserRow, link: Link, following: Following) => Promise<UserRow | null>
> = {
  async signup(tx, user, link, { now, chosenHash }) {
    if (user.emailConfirmedAt) return user;
    await forgetOtherLinks(tx, link);
    await agreeIfInvited(tx, user.id, now);
    return update(tx, user, { emailConfirmedAt: now, passwordHash: chosenHash }, now);
  },

  recovery: confirmByMail,
  magiclink: confirmByMail,

  async email_change(tx, user, link, { now }) {
    if (user.email === link.email) return user;
    if (user.newEmail !== link.email) throw expired();
    // Whatever the old address or an earlier sign-in could open, it opens no more.
    await forgetOtherLinks(tx, link);
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    return update(tx, user, { email: link.email, newEmail: null, emailConfirmedAt: now }, now);
  },

  async email_change_cancel(tx, user) {
    await cancelAddressChange(tx, user.id);
    // Whoever asked for the change is signed in, and was not the reader of this mail.
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    return null;
  },
};

/** Opens the account, and confirms one that still waited for it. */
export async function confirmByMail(
  tx: Tx,
  user: UserRow,
  link: Link,
  { now }: { now: Date },
): Promise<UserRow> {
  if (user.emailConfirmedAt) return user;
  // Whoever chose the password so far never showed that the address is theirs.
  await forgetOtherLinks(tx, link);
  await agreeIfInvited(tx, user.id, now);
  return update(tx, user, { emailConfirmedAt: now, passwordHash: null }, now);
}

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
