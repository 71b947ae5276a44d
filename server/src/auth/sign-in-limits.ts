import {
  FAILED_SIGN_INS_PER_ACCOUNT,
  FAILED_SIGN_INS_PER_ADDRESS,
  FAILED_SIGN_INS_WINDOW,
} from '@hearthway/domain/identity/lifetimes';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { signInFailures } from '../db/tables/auth.ts';
import type { Client } from './client.ts';
import { deviceHash, type KnownAs, knownAs } from './known-places.ts';
import { happenedSince } from './lately.ts';
import { fingerprint } from './secrets.ts';

/** Who is trying, and from where. Unknown addresses count like known ones. */
export interface Attempt {
  email: string;
  client: Client;
  now: Date;
}

export interface Standing {
  /** Whether this account was opened before from this network or with this device. */
  isKnown: boolean;
  /** Whether so many attempts have failed lately that this one gets no answer. */
  isOverLimit: boolean;
}

/** What is counted, as the database hands it over. */
export interface Counted {
  known: KnownAs;
  account: number;
  network: number;
  device: number;
  accountFromHere: number;
}

/** All that a standing depends on, as one value of a statement that may ask for more. */
export function countedOf({ email, client, now }: Attempt): SQL<Counted> {
  const since = new Date(now.getTime() - FAILED_SIGN_INS_WINDOW);
  const ofAccount = eq(signInFailures.account, fingerprint(email));
  const fromNetwork = eq(signInFailures.address, client.network);
  const fromDevice = eq(signInFailures.deviceHash, deviceHash(client));
  const those = (...which: SQL[]) => sql`count(*) filter (where ${and(...which)})`;
  return sql<Counted>`(
    select json_build_object(
      'known', ${knownAs(email, client)},
      'account', ${those(ofAccount)},
      'network', ${those(fromNetwork)},
      'device', ${those(ofAccount, fromDevice)},
      'accountFromHere', ${those(ofAccount, fromNetwork)})
    from ${signInFailures}
    where ${and(happenedSince(signInFailures.at, since, now), or(ofAccount, fromNetwork))})`;
}

/**
 * Strangers share a limit for each account, and each network has one. A device or a network that the
 * account knows has one of its own: what strangers do elsewhere must not lock the owner out.
 */
export function standingFrom(counted: Counted): Standing {
  const { known, account, network, device, accountFromHere } = counted;
  const ofThisPlace = { device, network: accountFromHere };
  const failed = known ? ofThisPlace[known] : account;
  // A network's own limit holds for accounts that know it too: else it would tell which ones do.
  const isCrowded = known !== 'device' && network >= FAILED_SIGN_INS_PER_ADDRESS;
  return {
    isKnown: known !== null,
    isOverLimit: failed >= FAILED_SIGN_INS_PER_ACCOUNT || isCrowded,
  };
}

export async function standingOf(tx: Tx, attempt: Attempt): Promise<Standing> {
  const { rows } = await tx.execute<{ counted: Counted }>(
    sql`select ${countedOf(attempt)} as counted`,
  );
  return standingFrom((rows[0] as { counted: Counted }).counted);
}

/** Attempts on one account, and from one network, take turns: a hundred at once count as a hundred. */
export async function takeTurn(tx: Tx, { email, client }: Attempt): Promise<void> {
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
