import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { sessions, type UserRow, users } from '../db/tables/auth.ts';
import type { Mail } from '../ports/mailer.ts';
import type { AccessClaims } from './access-tokens.ts';
import { askForAddress } from './ask-for-address.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword, isSameHash } from './hashing/password-hash.ts';
import { liveAccount, lockedAccount } from './live-account.ts';
import { addressChangedMail } from './mails/address-changed.ts';
import { cancelAddressChange, endOpenLinks } from './open-links.ts';
import { factorsOf } from './two-step/factors.ts';
import { type UserBody, userBody } from './user-body.ts';
import { mergeMetadata, type UserMetadata } from './user-metadata.ts';
import type { Challenge } from './wire.ts';

export interface UserChanges {
  email: string | undefined;
  password: string | undefined;
  metadata: UserMetadata | undefined;
  challenge: Challenge;
  redirectTo: string | undefined;
}

export async function updateUser(
  auth: Auth,
  who: AccessClaims,
  changes: UserChanges,
): Promise<UserBody> {
  const { db, clock, outbox } = auth;
  const now = clock.now();
  // Hashing takes long; it must not happen inside a transaction.
  const passwordHash = changes.password && (await newPasswordHash(auth, who, changes.password));
  const { user, mails } = await db.asAuth(async (tx) => {
    const user = await lockedAccount(tx, who, now);
    if (passwordHash) await forgetOldWaysIn(tx, who);
    // Asking for the address that the account has takes back a change that waits.
    if (changes.email === user.email) await cancelAddressChange(tx, user.id);
    const email = changes.email === user.email ? undefined : changes.email;
    const change =
      email === undefined ? {} : await changeAddress(tx, auth, { who, user }, email, changes);
    const [updated] = await tx
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
    const factors = await factorsOf(tx, user.id);
    return { user: userBody(updated as UserRow, factors), mails: change.mails ?? [] };
  });
  for (const mail of mails) outbox.post(mail);
  return user;
}

async function newPasswordHash(auth: Auth, who: AccessClaims, password: string): Promise<string> {
  checkPassword(password, auth.config.auth.passwordMinLength);
  const { passwordHash } = await auth.db.asAuth((tx) => liveAccount(tx, who, auth.clock.now()));
  const hash = await hashPassword(password, passwordHash);
  if (isSameHash(hash, passwordHash)) {
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return hashPassword(password);
}

/** Whoever knew the old password or the old address, or holds a link that was mailed, is out. */
async function forgetOldWaysIn(tx: Tx, who: AccessClaims): Promise<void> {
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
      throw new AuthError(
        422,
        'email_exists',
        'A user with this email address has already been registered',
      );
    }
    await forgetOldWaysIn(tx, who);
    const notice = addressChangedMail(user.email, productName, `${settings.publicUrl}/auth`);
    return { columns: { email, newEmail: null }, mails: [notice] };
  }
  const isTaken = holder !== undefined;
  const mails = await askForAddress(tx, auth, user, { email, isTaken, challenge, redirectTo });
  return { columns: { newEmail: email }, mails };
}
