import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { sessions } from '../db/tables/auth.ts';
import { AuthError } from './auth-error.ts';
import { wasWithin } from './recency.ts';

const RECENT = 10 * 60_000;

/** True within ten minutes of a sign-in or another proof of identity in this session. */
export async function isRecentSignIn(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session) return false;
  const proofs = session.amr.map(({ timestamp }) => new Date(timestamp * 1000));
  return [session.createdAt, ...proofs].some((at) => wasWithin(RECENT, at, now));
}

/**
 * Throws unless the last sign-in is recent. Required for adding or removing a sign-in method,
 * because an access token may be stolen.
 */
export async function requireRecentSignIn(tx: Tx, sessionId: string, now: Date): Promise<void> {
  if (!(await isRecentSignIn(tx, sessionId, now))) throw signInAgain();
}

export function signInAgain(): AuthError {
  return new AuthError(
    403,
    'reauthentication_needed',
    'For your safety, please sign in again before you change this.',
  );
}
