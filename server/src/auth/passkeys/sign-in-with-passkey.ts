import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { users } from '../../db/tables/auth.ts';
import { type PasskeyRow, passkeys } from '../../db/tables/passkeys.ts';
import type { Auth } from '../auth.ts';
import { AuthError } from '../auth-error.ts';
import type { Client } from '../client.ts';
import { type SessionBody, sessionBody } from '../session-body.ts';
import { startSession } from '../start-session.ts';
import { relyingParty, storeChallenge, takeChallenge } from './challenges.ts';
import { webauthn } from './webauthn.ts';

/**
 * Signing in with a passkey asks for no email address, so that nothing reveals which accounts have
 * passkeys.
 */
export async function startPasskeySignIn(auth: Auth) {
  const { rpID } = relyingParty(auth);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  const kept = await auth.db.asAuth((tx) =>
    storeChallenge(tx, { challenge: options.challenge, userId: null, now: auth.clock.now() }),
  );
  return { ...kept, options };
}

/**
 * A passkey proves both the device and the person who unlocked it, so the session starts as
 * two-step (`aal2`).
 */
export async function finishPasskeySignIn(
  auth: Auth,
  input: { challengeId: string; credential: AuthenticationResponseJSON },
  client: Client,
): Promise<SessionBody> {
  const { db, clock } = auth;
  const now = clock.now();
  const { taken, passkey } = await db.asAuth(async (tx) => {
    const taken = await takeChallenge(tx, { id: input.challengeId, userId: null, now });
    const [passkey] = await tx
      .select()
      .from(passkeys)
      .where(eq(passkeys.credentialId, input.credential.id));
    return { taken, passkey };
  });
  if ('refusal' in taken) throw taken.refusal;
  const { challenge } = taken;
  if (!passkey) throw unknown();
  const counter = await verifiedCounter(auth, input.credential, { challenge, passkey });
  const opened = await db.asAuth(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, passkey.userId)).for('update');
    // The passkey's counter is compared again, because the passkey may have been removed or used in
    // the meantime.
    const [used] = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning();
    if (!user || !used) return undefined;
    return startSession(tx, user, { method: 'passkey', aal: 'aal2', client, now });
  });
  if (!opened) throw unknown();
  return sessionBody(auth, opened);
}

async function verifiedCounter(
  auth: Auth,
  response: AuthenticationResponseJSON,
  { challenge, passkey }: { challenge: string; passkey: PasskeyRow },
): Promise<number> {
  const { rpID, origin } = relyingParty(auth);
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch (cause) {
    auth.log.info(
      { reason: (cause as Error).name },
      'a sign-in with a passkey could not be verified',
    );
  }
  throw unknown();
}

function unknown(): AuthError {
  return new AuthError(
    422,
    'webauthn_verification_failed',
    'This passkey doesn’t belong to an account here. Please sign in another way.',
  );
}
