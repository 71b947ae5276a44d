import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { oneTimeTokens } from '../db/tables/auth.ts';

const MAX_COMPARED = 20;

/**
 * Password hashes of the unconfirmed sign-ups with an email address, newest first. A sign-in with
 * one of these passwords gets the error "Email not confirmed". They are also stored for addresses
 * that have an account. Otherwise a person could find out which addresses have one by signing up
 * and then signing in.
 */
export const hashesWaiting = (email: string): SQL<(string | null)[]> =>
  sql<(string | null)[]>`array(
    select ${oneTimeTokens.passwordHash} from ${oneTimeTokens}
    where ${and(eq(oneTimeTokens.email, email), eq(oneTimeTokens.kind, 'signup'))}
    order by ${desc(oneTimeTokens.createdAt)} limit ${MAX_COMPARED})`;

export async function waitingSignUps(tx: Tx, email: string): Promise<(string | null)[]> {
  const { rows } = await tx.execute<{ waiting: (string | null)[] }>(
    sql`select ${hashesWaiting(email)} as waiting`,
  );
  return rows[0]?.waiting ?? [];
}
