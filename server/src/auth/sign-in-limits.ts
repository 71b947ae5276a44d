import {
  FAILED_SIGN_INS_PER_ACCOUNT,
  FAILED_SIGN_INS_PER_ADDRESS,
  FAILED_SIGN_INS_WINDOW,
  SIGN_INS_PER_ACCOUNT,
  SIGN_INS_WINDOW,
} from '@hearthway/domain/identity/lifetimes';
import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { counts, mailSends, signInFailures } from '../db/tables/auth.ts';
import type { Client } from './client.ts';
import { deviceHash, type KnownBy, selectKnownBy } from './known-places.ts';
import { happenedSince } from './recency.ts';
import { fingerprint } from './secrets.ts';

/**
 * Attempts at addresses without an account are counted too, so that the limit does not reveal which
 * addresses have one.
 */
export interface Attempt {
  email: string;
  client: Client;
  now: Date;
}

export interface LimitStatus {
  isKnown: boolean;
  isOverLimit: boolean;
}

export interface FailureCounts {
  known: KnownBy;
  account: number;
  network: number;
  device: number;
  accountFromHere: number;
  successes: number;
}

export function countFailures({ email, client, now }: Attempt): SQL<FailureCounts> {
  const since = new Date(now.getTime() - FAILED_SIGN_INS_WINDOW);
  const ofAccount = eq(signInFailures.account, fingerprint(email));
  const fromNetwork = eq(signInFailures.address, client.network);
  const fromDevice = eq(signInFailures.deviceHash, deviceHash(client));
  const countWhere = (...which: SQL[]) => sql`count(*) filter (where ${and(...which)})`;
  return sql<FailureCounts>`(
    select json_build_object(
      'known', ${selectKnownBy(email, client)},
      'account', ${countWhere(ofAccount)},
      'network', ${countWhere(fromNetwork)},
      'device', ${countWhere(ofAccount, fromDevice)},
      'accountFromHere', ${countWhere(ofAccount, fromNetwork)},
      'successes', ${successesSoFar({ email, client, now })})
    from ${signInFailures}
    where ${and(happenedSince(signInFailures.at, since, now), or(ofAccount, fromNetwork))})`;
}

/**
 * Devices and networks that the account has used before have a separate limit, so that strangers
 * cannot lock the owner out.
 */
export function toLimitStatus(counted: FailureCounts): LimitStatus {
  const { known, account, network, device, accountFromHere, successes } = counted;
  const failuresHere = { device, network: accountFromHere };
  const failed = known ? failuresHere[known] : account;
  // The limit of a network also applies to accounts that were used from it before. Otherwise the
  // response would show which accounts those are.
  const isNetworkOverLimit = known !== 'device' && network >= FAILED_SIGN_INS_PER_ADDRESS;
  return {
    isKnown: known !== null,
    isOverLimit:
      failed >= FAILED_SIGN_INS_PER_ACCOUNT ||
      isNetworkOverLimit ||
      successes >= SIGN_INS_PER_ACCOUNT,
  };
}

export async function readLimitStatus(tx: Tx, attempt: Attempt): Promise<LimitStatus> {
  const { rows } = await tx.execute<{ counted: FailureCounts }>(
    sql`select ${countFailures(attempt)} as counted`,
  );
  return toLimitStatus((rows[0] as { counted: FailureCounts }).counted);
}

export async function lockAttempts(tx: Tx, { email, client }: Attempt): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(1, hashtext(${fingerprint(email)})),
          pg_advisory_xact_lock(2, hashtext(${client.network}))`,
  );
}

export async function recordFailure(tx: Tx, { email, client, now }: Attempt): Promise<void> {
  await tx.insert(signInFailures).values({
    account: fingerprint(email),
    address: client.network,
    deviceHash: deviceHash(client),
    at: now,
  });
}

/** Correct passwords are limited too, because each sign-in costs a slow hash and a session. */
const successes = ({ email, client, now }: Attempt) => ({
  what: `sign-ins ${fingerprint(email)} ${client.network}`,
  since: new Date(Math.floor(now.getTime() / SIGN_INS_WINDOW) * SIGN_INS_WINDOW),
});

function successesSoFar(attempt: Attempt): SQL {
  const { what, since } = successes(attempt);
  return sql`coalesce((select ${counts.times} from ${counts}
    where ${and(eq(counts.what, what), eq(counts.since, since))}), 0)`;
}

export function recordSuccess(attempt: Attempt, userId: string | null): SQL {
  const { what, since } = successes(attempt);
  return sql`insert into ${counts} as c (what, since, times)
    select ${what}, ${since.toISOString()}::timestamptz, 1 where ${userId}::uuid is not null
    on conflict (what, since) do update set times = c.times + 1`;
}

/** Counted attempts expire soon anyway, but nothing about a deleted account may remain. */
export async function forgetAttempts(tx: Tx, email: string): Promise<void> {
  const account = fingerprint(email);
  await tx.delete(signInFailures).where(eq(signInFailures.account, account));
  await tx.delete(mailSends).where(eq(mailSends.address, account));
  await tx
    .delete(counts)
    .where(
      or(like(counts.what, `sign-ins ${account} %`), like(counts.what, `mails to ${account} %`)),
    );
}
