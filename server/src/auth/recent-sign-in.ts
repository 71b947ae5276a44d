import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { sessions } from '../db/tables/auth.ts';
import { AuthError } from './auth-error.ts';
import { wasWithin } from './recency.ts';

const RECENT = 10 * 60_000;

export async function isRecentSignIn(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session) return false;
  const proofs = session.amr.map(({ timestamp }) => new Date(timestamp * 1000));
  return [session.createdAt, ...proofs].some((at) => wasWithin(RECENT, at, now));
}

/** An access token may be stolen, so changing sign-in methods requires a recent sign-in. */
export async function requireRecentSignIn(
  tx: Tx,
  sessionId: string,
  now: Date,
  sentence?: string,
): Promise<void> {
  if (!(await isRecentSignIn(tx, sessionId, now))) throw signInAgain(sentence);
}

export function signInAgain(
  sentence = 'For security, please sign in again before you change this.',
): AuthError {
  return new AuthError(403, 'reauthentication_needed', sentence);
}
