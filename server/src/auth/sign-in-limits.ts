import {
  FAILED_SIGN_INS_PER_ACCOUNT,
  FAILED_SIGN_INS_PER_ADDRESS,
  FAILED_SIGN_INS_WINDOW,
} from '@hearthway/domain/identity/lifetimes';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { signInFailures } from '../db/tables/auth.ts';
import { fingerprint } from './secrets.ts';

/** Who is trying, and from where. Unknown addresses count like known ones. */
export interface Attempt {
  email: string;
  address: string;
  now: Date;
}

/** Whether so many attempts have failed lately that this one gets no answer. */
export async function isOverLimit(tx: Tx, { email, address, now }: Attempt): Promise<boolean> {
  const since = new Date(now.getTime() - FAILED_SIGN_INS_WINDOW);
  const failuresOf = (column: 'account' | 'address', value: string) =>
    tx
      .select({ failures: count() })
      .from(signInFailures)
      .where(and(eq(signInFailures[column], value), gt(signInFailures.at, since)));
  const [[account], [client]] = await Promise.all([
    failuresOf('account', fingerprint(email)),
    failuresOf('address', address),
  ]);
  return (
    (account?.failures ?? 0) >= FAILED_SIGN_INS_PER_ACCOUNT ||
    (client?.failures ?? 0) >= FAILED_SIGN_INS_PER_ADDRESS
  );
}

/** Attempts on one account, and from one address, take turns: a hundred at once count as a hundred. */
export async function takeTurn(tx: Tx, { email, address }: Attempt): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(1, hashtext(${fingerprint(email)})),
          pg_advisory_xact_lock(2, hashtext(${address}))`,
  );
}

export async function recordFailure(tx: Tx, { email, address, now }: Attempt): Promise<void> {
  await tx.insert(signInFailures).values({ account: fingerprint(email), address, at: now });
}
