import { EXCHANGE_CODE } from '@hearthway/domain/identity/lifetimes';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { sqlState } from '../db/database-errors.ts';
import { flowStates, oneTimeTokens, sessions, type UserRow, users } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Client } from './client.ts';
import { hashPassword, isSameHash } from './hashing/password-hash.ts';
import { addressChangedMail } from './mails/address-changed.ts';
import { cancelAddressChange } from './open-links.ts';
import { recordAgreementIfInvited } from './record-agreement.ts';
import { hashToken, newToken } from './secrets.ts';
import { type OpenSession, sessionBody } from './session-body.ts';
import { startSession } from './start-session.ts';
import { waitingSignUps } from './waiting-sign-ups.ts';

type Link = typeof oneTimeTokens.$inferSelect;
export type LinkType = Exclude<Link['kind'], 'reauthentication'>;

export interface FollowLink {
  token: string;
  type: LinkType;
  by: 'page' | 'call';
  password?: string | undefined;
}

const UNIQUE_VIOLATION = '23505';

export async function followLink(auth: Auth, input: FollowLink, client: Client) {
  const now = auth.clock.now();
  const chosenHash = await hashChosenPassword(auth, input, now);
  const followed = await auth.db
    .asAuth(async (tx) => {
      const { link, user: before } = await openLink(tx, input, now);
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
      return { user, opened: await startSessionFromLink(tx, link, user, { client, now }) };
    })
    .catch((error: unknown) => {
      throw sqlState(error) === UNIQUE_VIOLATION ? expired() : error;
    });
  const { user, opened, code } = followed;
  return {
    type: user.passwordHash === null && input.type !== 'email_change' ? 'recovery' : input.type,
    ...(opened && { session: await sessionBody(auth, opened) }),
    ...(code !== undefined && { code }),
  };
}

/**
 * Every auth function locks the account before its email links. In different orders, two requests
 * could deadlock.
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
 * Anyone can sign up with somebody else's email address. The password they chose counts only if the
 * person who opens the email also enters it.
 */
async function hashChosenPassword(
  auth: Auth,
  input: FollowLink,
  now: Date,
): Promise<string | null> {
  const { password } = input;
  if (input.type !== 'signup' || password === undefined) return null;
  const { user, waiting } = await auth.db.asAuth(async (tx) => {
    const { user } = await openLink(tx, input, now);
    return { user, waiting: await waitingSignUps(tx, user.email) };
  });
  const hash = await hashPassword(password, user.passwordHash, 'sign-in', user.email);
  if ([user.passwordHash, ...waiting].some((chosen) => isSameHash(hash, chosen))) return hash;
  throw new AuthError(400, 'invalid_credentials', 'That’s not the password you signed up with.');
}

export async function startSessionFromLink(
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

/** The link stays valid until its code is used, because the response with the code may get lost. */
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
  chosenHash: string | null;
}

/**
 * Following a link twice must have the same effect as following it once, because the link may be
 * opened again before its code is used.
 */
const APPLY: Record<
  LinkType,
  (tx: Tx, user: UserRow, link: Link, following: Following) => Promise<UserRow | null>
> = {
  async signup(tx, user, link, { now, chosenHash }) {
    if (user.emailConfirmedAt) return user;
    await deleteOtherLinks(tx, link);
    await recordAgreementIfInvited(tx, user.id, now);
    return update(tx, user, { emailConfirmedAt: now, passwordHash: chosenHash }, now);
  },

  recovery: confirmByMail,
  magiclink: confirmByMail,

  async email_change(tx, user, link, { now }) {
    if (user.email === link.email) return user;
    if (user.newEmail !== link.email) throw expired();
    await deleteOtherLinks(tx, link);
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    return update(tx, user, { email: link.email, newEmail: null, emailConfirmedAt: now }, now);
  },

  async email_change_cancel(tx, user) {
    await cancelAddressChange(tx, user.id);
    // An intruder may have requested the address change. Ending all sessions signs the intruder
    // out.
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    return null;
  },
};

export async function confirmByMail(
  tx: Tx,
  user: UserRow,
  link: Link,
  { now }: { now: Date },
): Promise<UserRow> {
  if (user.emailConfirmedAt) return user;
  // A stranger may have signed up with this address first. The password and the other links may
  // then be theirs, so they become invalid.
  await deleteOtherLinks(tx, link);
  await recordAgreementIfInvited(tx, user.id, now);
  return update(tx, user, { emailConfirmedAt: now, passwordHash: null }, now);
}

async function deleteOtherLinks(tx: Tx, link: Link): Promise<void> {
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
  return new AuthError(
    403,
    'otp_expired',
    'This link has expired or was already used. Please ask for a new one.',
  );
}
