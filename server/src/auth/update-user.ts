import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { sessions, type UserRow, users } from '../db/tables/auth.ts';
import { passkeys } from '../db/tables/passkeys.ts';
import type { Mail } from '../ports/mailer.ts';
import type { AccessClaims } from './access-tokens.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import { checkPassword } from './check-password.ts';
import type { Client } from './client.ts';
import { hashPassword, isSameHash } from './hashing/password-hash.ts';
import { liveAccount, lockAccount } from './live-account.ts';
import { addressChangedMail } from './mails/address-changed.ts';
import { passwordChangedMail } from './mails/password-changed.ts';
import { cancelAddressChange, endOpenLinks } from './open-links.ts';
import { readPasskeys } from './passkeys/passkeys.ts';
import { checkLimits, checkProof } from './reauthentication.ts';
import { isRecentSignIn, signInAgain } from './recent-sign-in.ts';
import { renewTokens } from './renew-tokens.ts';
import { requestAddressChange } from './request-address-change.ts';
import { type SessionBody, sessionBody } from './session-body.ts';
import { lockAttempts } from './sign-in-limits.ts';
import { readFactors } from './two-step/factors.ts';
import { type UserBody, userBody } from './user-body.ts';
import { mergeMetadata, type UserMetadata } from './user-metadata.ts';
import type { Challenge } from './wire.ts';

export interface UserChanges {
  email: string | undefined;
  password: string | undefined;
  metadata: UserMetadata | undefined;
  currentPassword: string | undefined;
  code: string | undefined;
  removesPasskeys: boolean;
  client: Client;
  challenge: Challenge;
  redirectTo: string | undefined;
}

export async function updateUser(
  auth: Auth,
  who: AccessClaims,
  changes: UserChanges,
): Promise<UserBody | SessionBody> {
  const { db, clock, config, outbox } = auth;
  const now = clock.now();
  const hashes = await hashPasswords(auth, who, changes);
  const outcome = await db.asAuth(async (tx) => {
    if (hashes?.given && config.rateLimit) {
      await lockAttempts(tx, { email: hashes.email, client: changes.client, now });
    }
    const user = await lockAccount(tx, who, now);
    const email = changes.email === user.email ? undefined : changes.email;
    if (hashes || email !== undefined) {
      const proof = { passwordHash: hashes?.given, code: changes.code, client: changes.client };
      const refusal = await checkProof(tx, auth, { who, user, now }, proof);
      if (refusal) return { refusal };
    }
    // The error "same password" would confirm a guess of the current password, so the member must
    // prove their identity first.
    if (hashes?.withCurrentSalt && isSameHash(hashes.withCurrentSalt, user.passwordHash)) {
      throw samePassword();
    }
    const passwordHash = hashes?.next;
    if (passwordHash) await revokeOtherAccess(tx, who);
    if (passwordHash && changes.removesPasskeys) {
      await tx.delete(passkeys).where(eq(passkeys.userId, user.id));
    }
    if (changes.email === user.email) await cancelAddressChange(tx, user.id);
    const change =
      email === undefined ? {} : await changeAddress(tx, auth, { who, user }, email, changes);
    const [row] = await tx
      .update(users)
      .set({
        ...(passwordHash && { passwordHash }),
        ...(changes.metadata && {
          userMetadata: mergeMetadata(user.userMetadata, changes.metadata),
        }),
        ...change.columns,
        updatedAt: now,
      })
      .where(eq(users.id, user.id))
      .returning();
    const updated = row as UserRow;
    for (const mail of change.mails ?? []) await outbox.post(tx, mail);
    if (passwordHash && user.passwordHash) {
      await outbox.post(tx, await passwordChanged(tx, auth, updated));
    }
    if (passwordHash || updated.email !== user.email) {
      const renewed = await renewTokens(tx, updated, { sessionId: who.sessionId, now });
      return { renewed };
    }
    return { user: userBody(updated, await readFactors(tx, user.id)) };
  });
  if (outcome.refusal) throw outcome.refusal;
  return outcome.renewed ? sessionBody(auth, outcome.renewed) : outcome.user;
}

async function hashPasswords(auth: Auth, who: AccessClaims, changes: UserChanges) {
  const { email, password, currentPassword, code } = changes;
  if (password === undefined && email === undefined) return null;
  if (password !== undefined) checkPassword(password, auth.config.auth.passwordMinLength);
  const now = auth.clock.now();
  const { user, isRecent } = await auth.db.asAuth(async (tx) => {
    const user = await liveAccount(tx, who, now);
    const isRecent = await isRecentSignIn(tx, who.sessionId, now);
    if (!isRecent) await checkLimits(tx, auth, { user, now }, changes);
    return { user, isRecent };
  });
  if (password === undefined && email === user.email) return null;
  if (!isRecent && currentPassword === undefined && code === undefined) throw signInAgain();
  // Many password changes of one account must not delay its sign-ins, so they wait in another
  // queue.
  const hashed = (text: string | undefined, like: string | null = null) =>
    text === undefined ? undefined : hashPassword(text, like, 'sign-in', user.email);
  return {
    email: user.email,
    given: isRecent ? undefined : await hashed(currentPassword, user.passwordHash),
    withCurrentSalt: await hashed(password, user.passwordHash),
    next: await hashed(password),
  };
}

function samePassword(): AuthError {
  return new AuthError(
    422,
    'same_password',
    'Please choose a password that’s different from your old one.',
  );
}

async function passwordChanged(tx: Tx, { config }: Auth, user: UserRow): Promise<Mail> {
  const rows = await readPasskeys(tx, user.id);
  return passwordChangedMail(user.email, {
    productName: config.productName,
    accountUrl: `${config.auth.publicUrl}/account`,
    passkeys: rows.map(({ friendlyName }) => friendlyName),
  });
}

async function revokeOtherAccess(tx: Tx, who: AccessClaims): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, who.userId), ne(sessions.id, who.sessionId)));
  await endOpenLinks(tx, who.userId);
}

async function changeAddress(
  tx: Tx,
  auth: Auth,
  { who, user }: { who: AccessClaims; user: UserRow },
  email: string,
  { challenge, redirectTo }: UserChanges,
): Promise<{ columns?: Partial<UserRow>; mails?: Mail[] }> {
  const { productName, auth: settings } = auth.config;
  const [holder] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!settings.requireEmailConfirmation) {
    if (holder) {
      throw new AuthError(422, 'email_exists', 'That email address already has an account.');
    }
    await revokeOtherAccess(tx, who);
    const notice = addressChangedMail(user.email, productName, `${settings.publicUrl}/auth`);
    return { columns: { email, newEmail: null }, mails: [notice] };
  }
  const isTaken = holder !== undefined;
  const mails = await requestAddressChange(tx, auth, user, {
    email,
    isTaken,
    challenge,
    redirectTo,
  });
  return { columns: { newEmail: email }, mails };
}
