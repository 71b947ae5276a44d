import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { oneTimeTokens } from '../db/tables/auth.ts';

const MAX_COMPARED = 20;

/**
 * Sign-ups for existing accounts store a password hash too. Otherwise a sign-up followed by a
 * sign-in would reveal which addresses have an account.
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
