import { deviceName } from '@hearthway/domain/account/device-name';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { users } from '../../db/tables/auth.ts';
import { type PasskeyRow, passkeys } from '../../db/tables/passkeys.ts';
import type { AccessClaims } from '../access-tokens.ts';
import type { Auth } from '../auth.ts';
import { AuthError } from '../auth-error.ts';
import type { Client } from '../client.ts';
import { liveAccount } from '../live-account.ts';
import { passkeyAddedMail } from '../mails/passkey-added.ts';
import { requireRecentSignIn } from '../recent-sign-in.ts';
import { relyingParty, storeChallenge, takeChallenge } from './challenges.ts';
import { passkeyBody, readPasskeys } from './passkeys.ts';
import { webauthn } from './webauthn.ts';

const MAX_PASSKEYS = 10;
const ALGORITHMS = [-8, -7, -257];

export async function startRegistration(auth: Auth, who: AccessClaims) {
  const now = auth.clock.now();
  const { rpName, rpID } = relyingParty(auth);
  const { generateRegistrationOptions } = await webauthn();
  return auth.db.asAuth(async (tx) => {
    const user = await liveAccount(tx, who, now);
    await requireRecentSignIn(tx, who.sessionId, now);
    const known = await readPasskeys(tx, user.id);
    const options = await generateRegistrationOptions({
      rpName,
      rpID,
      userName: user.email,
      userID: new TextEncoder().encode(user.id),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports,
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const kept = await storeChallenge(tx, { challenge: options.challenge, userId: user.id, now });
    return { ...kept, options };
  });
}

export async function finishRegistration(
  auth: Auth,
  who: AccessClaims,
  input: { challengeId: string; credential: RegistrationResponseJSON },
  client: Client,
) {
  const { db, clock, config, outbox } = auth;
  const now = clock.now();
  const { user, taken } = await db.asAuth(async (tx) => {
    const user = await liveAccount(tx, who, now);
    const wanted = { id: input.challengeId, userId: user.id, now };
    return { user, taken: await takeChallenge(tx, wanted) };
  });
  if ('refusal' in taken) throw taken.refusal;
  const { credential } = await verified(auth, input.credential, taken.challenge);
  const added = await db.asAuth(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const known = await readPasskeys(tx, user.id);
    if (known.length >= MAX_PASSKEYS) {
      throw new AuthError(
        422,
        'too_many_passkeys',
        `You already have ${MAX_PASSKEYS} passkeys. Please remove one first.`,
      );
    }
    const [added] = await tx
      .insert(passkeys)
      .values({
        userId: user.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        friendlyName: deviceName(client.userAgent),
        createdAt: now,
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (!added) throw notVerified();
    const accountUrl = `${config.auth.publicUrl}/account`;
    await outbox.post(tx, passkeyAddedMail(user.email, config.productName, accountUrl));
    return added;
  });
  return passkeyBody(added as PasskeyRow);
}

async function verified(auth: Auth, response: RegistrationResponseJSON, challenge: string) {
  const { rpID, origin } = relyingParty(auth);
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo) return registrationInfo;
  } catch (cause) {
    auth.log.info({ reason: (cause as Error).name }, 'a new passkey could not be verified');
  }
  throw notVerified();
}

function notVerified(): AuthError {
  return new AuthError(
    422,
    'webauthn_verification_failed',
    'We couldn’t add this passkey. Please try again.',
  );
}
