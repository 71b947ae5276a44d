import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { consents, type UserMetadata, type UserRow, users } from '../db/tables/auth.ts';
import type { Mail } from '../ports/mailer.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import { checkPassword } from './check-password.ts';
import type { Client } from './client.ts';
import { claimMail } from './mail-limit.ts';
import { alreadyMemberMail } from './mails/already-member.ts';
import { confirmAddressMail } from './mails/confirm-address.ts';
import { makeLink } from './make-link.ts';
import { hashPassword } from './password-hash.ts';
import { type SessionBody, sessionBody } from './session-body.ts';
import { startSession } from './start-session.ts';
import { type UserBody, userBody } from './user-body.ts';
import type { Challenge } from './wire.ts';

export interface SignUp {
  email: string;
  password: string;
  metadata: UserMetadata;
  challenge: Challenge;
  redirectTo: string | undefined;
}

/** Answers with a session, or with the bare user when the address has to be confirmed first. */
export async function signUp(
  auth: Auth,
  input: SignUp,
  client: Client,
): Promise<SessionBody | UserBody> {
  checkPassword(input.password, auth.config.auth.passwordMinLength);
  const passwordHash = await hashPassword(input.password);
  return auth.config.auth.requireEmailConfirmation
    ? askToConfirm(auth, input, passwordHash)
    : openAtOnce(auth, input, passwordHash, client);
}

async function openAtOnce(auth: Auth, input: SignUp, passwordHash: string, client: Client) {
  const now = auth.clock.now();
  const opened = await auth.db.asAuth(async (tx) => {
    const user = await createAccount(tx, auth, { ...input, passwordHash, emailConfirmedAt: now });
    if (!user) throw new AuthError(422, 'user_already_exists', 'User already registered');
    return startSession(tx, user, { method: 'password', client, now });
  });
  return sessionBody(auth, opened);
}

/** A new address, one that waits to be confirmed and one with an account all get the same answer. */
async function askToConfirm(auth: Auth, input: SignUp, passwordHash: string): Promise<UserBody> {
  const now = auth.clock.now();
  const { email, metadata } = input;
  const { created, mail } = await auth.db.asAuth(async (tx) => {
    await claimMail(tx, auth, email, now);
    const account = { ...input, passwordHash, emailConfirmedAt: null };
    const created = await createAccount(tx, auth, account);
    const waiting = created ?? (await replaceUnconfirmed(tx, account, now));
    return { created, mail: await mailFor(tx, auth, waiting, { ...input, passwordHash }) };
  });
  auth.outbox.post(mail);
  return {
    ...userBody({
      id: created?.id ?? randomUUID(),
      email,
      userMetadata: metadata,
      passwordHash: null,
      emailConfirmedAt: null,
      newEmail: null,
      lastSignInAt: null,
      createdAt: now,
      updatedAt: now,
    }),
    identities: [],
  };
}

async function mailFor(
  tx: Tx,
  auth: Auth,
  waiting: UserRow | undefined,
  { email, passwordHash, challenge, redirectTo }: SignUp & { passwordHash: string },
): Promise<Mail> {
  const { productName } = auth.config;
  if (!waiting) {
    return alreadyMemberMail(email, productName, `${auth.config.auth.publicUrl}/auth`);
  }
  const request = { kind: 'signup' as const, email, passwordHash, challenge, redirectTo };
  return confirmAddressMail(email, productName, await makeLink(tx, auth, waiting, request));
}

type Account = Pick<SignUp, 'email' | 'metadata'> &
  Pick<UserRow, 'passwordHash' | 'emailConfirmedAt'>;

/** Nothing when the address has an account. The database makes the profile along with it. */
async function createAccount(
  tx: Tx,
  { clock, config }: Auth,
  { email, metadata, passwordHash, emailConfirmedAt }: Account,
): Promise<UserRow | undefined> {
  const now = clock.now();
  const [user] = await tx
    .insert(users)
    .values({
      email,
      passwordHash,
      userMetadata: metadata,
      emailConfirmedAt,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!user) return undefined;
  // The sentence beside the button says what creating an account agrees to.
  const agreed = { userId: user.id, version: config.public.termsVersion, at: now };
  await tx.insert(consents).values([
    { ...agreed, kind: 'terms' },
    { ...agreed, kind: 'personalisation' },
  ]);
  return user;
}

/** An account that nobody has confirmed belongs to nobody yet: the latest sign-up counts. */
async function replaceUnconfirmed(
  tx: Tx,
  { email, metadata, passwordHash }: Account,
  now: Date,
): Promise<UserRow | undefined> {
  const [existing] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (!existing || existing.emailConfirmedAt) return undefined;
  const [user] = await tx
    .update(users)
    .set({ passwordHash, userMetadata: metadata, updatedAt: now })
    .where(eq(users.id, existing.id))
    .returning();
  return user;
}
