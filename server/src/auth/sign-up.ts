import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { type UserRow, users } from '../db/tables/auth.ts';
import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import { checkPassword } from './check-password.ts';
import type { Client } from './client.ts';
import { hashPassword } from './hashing/password-hash.ts';
import { claimMailFor } from './mail-limit.ts';
import { alreadyMemberMail } from './mails/already-member.ts';
import { confirmAddressMail } from './mails/confirm-address.ts';
import { makeLink } from './make-link.ts';
import { recordAgreement } from './record-agreement.ts';
import { type SessionBody, sessionBody } from './session-body.ts';
import { countSignUp } from './sign-up-limits.ts';
import { startSession } from './start-session.ts';
import { type UserBody, userBody } from './user-body.ts';
import { mergeMetadata, type UserMetadata } from './user-metadata.ts';
import type { Challenge } from './wire.ts';

export interface SignUp {
  email: string;
  password: string;
  metadata: UserMetadata;
  challenge: Challenge;
  redirectTo: string | undefined;
}

export async function signUp(
  auth: Auth,
  asked: SignUp,
  client: Client,
): Promise<SessionBody | UserBody> {
  const input = { ...asked, metadata: mergeMetadata({}, asked.metadata) };
  checkPassword(input.password, auth.config.auth.passwordMinLength);
  await countSignUp(auth, client);
  return auth.config.auth.requireEmailConfirmation
    ? requestConfirmation(auth, input, client)
    : createConfirmedAccount(auth, input, client);
}

async function createConfirmedAccount(
  auth: Auth,
  input: SignUp,
  client: Client,
): Promise<SessionBody> {
  const now = auth.clock.now();
  const passwordHash = await hashPassword(input.password, null, 'sign-up');
  const opened = await auth.db.asAuth(async (tx) => {
    const user = await createAccount(tx, auth, { ...input, passwordHash, emailConfirmedAt: now });
    if (!user)
      throw new AuthError(
        422,
        'user_already_exists',
        'You already have an account with this email. Please sign in.',
      );
    return startSession(tx, user, { method: 'password', client, now });
  });
  return sessionBody(auth, opened);
}

/** New, unconfirmed and existing email addresses all get the same response. */
async function requestConfirmation(auth: Auth, input: SignUp, client: Client): Promise<UserBody> {
  const now = auth.clock.now();
  const { email, password, metadata, challenge, redirectTo } = input;
  const like = await auth.db.asAuth(async (tx) => (await findAccount(tx, email))?.passwordHash);
  const passwordHash = await hashPassword(password, like, 'sign-up');
  const { productName, auth: settings } = auth.config;
  const created = await auth.db.asAuth(async (tx) => {
    await claimMailFor(tx, auth, { email, client }, now);
    const created = await createAccount(tx, auth, {
      ...input,
      passwordHash,
      emailConfirmedAt: null,
    });
    const account = created ?? (await findAccount(tx, email));
    if (!account) throw new Error('the account was deleted during this sign-up');
    // The response must take equally long for a new and an existing account. So a link is created
    // for both, but it is not emailed to an existing account.
    const request = { kind: 'signup' as const, email, passwordHash, challenge, redirectTo };
    const link = await makeLink(tx, auth, account, request);
    const mail = account.emailConfirmedAt
      ? alreadyMemberMail(email, productName, `${settings.publicUrl}/auth`)
      : confirmAddressMail(email, productName, link);
    await auth.outbox.post(tx, mail);
    return created;
  });
  const shown = userBody(
    {
      id: created?.id ?? randomUUID(),
      email,
      userMetadata: metadata,
      passwordHash: null,
      emailConfirmedAt: null,
      newEmail: null,
      lastSignInAt: null,
      createdAt: now,
      updatedAt: now,
    },
    [],
  );
  return { ...shown, identities: [] };
}

async function findAccount(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [account] = await tx.select().from(users).where(eq(users.email, email));
  return account;
}

type Account = Pick<SignUp, 'email' | 'metadata'> &
  Pick<UserRow, 'passwordHash' | 'emailConfirmedAt'>;

async function createAccount(
  tx: Tx,
  { clock }: Auth,
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
  await recordAgreement(tx, user.id, now);
  return user;
}
