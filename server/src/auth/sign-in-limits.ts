import {
  FAILED_SIGN_INS_PER_ACCOUNT,
  FAILED_SIGN_INS_PER_ADDRESS,
  FAILED_SIGN_INS_WINDOW,
} from '@hearthway/domain/identity/lifetimes';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { signInFailures } from '../db/tables/auth.ts';
import type { Client } from './client.ts';
import { deviceHash, knownAs } from './known-places.ts';
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

const NONE = { account: 0, network: 0, device: 0, accountFromHere: 0 };

/**
 * Strangers share a limit for each account, and each network has one. A device or a network that the
 * account knows has one of its own: what strangers do elsewhere must not lock the owner out.
 */
export async function standingOf(tx: Tx, { email, client, now }: Attempt): Promise<Standing> {
  const since = new Date(now.getTime() - FAILED_SIGN_INS_WINDOW);
  const ofAccount = eq(signInFailures.account, fingerprint(email));
  const fromNetwork = eq(signInFailures.address, client.network);
  const fromDevice = eq(signInFailures.deviceHash, deviceHash(client));
  const those = (...which: SQL[]) =>
    sql<number>`count(*) filter (where ${and(...which)})`.mapWith(Number);
  const [known, [counts]] = await Promise.all([
    knownAs(tx, email, client),
    tx
      .select({
        account: those(ofAccount),
        network: those(fromNetwork),
        device: those(ofAccount, fromDevice),
        accountFromHere: those(ofAccount, fromNetwork),
      })
      .from(signInFailures)
      .where(and(happenedSince(signInFailures.at, since, now), or(ofAccount, fromNetwork))),
  ]);
  const { account, network, device, accountFromHere } = counts ?? NONE;
  const ofThisPlace = { device, network: accountFromHere };
  const counted = known ? ofThisPlace[known] : account;
  // A network's own limit holds for accounts that know it too: else it would tell which ones do.
  const isCrowded = known !== 'device' && network >= FAILED_SIGN_INS_PER_ADDRESS;
  return {
    isKnown: known !== null,
    isOverLimit: counted >= FAILED_SIGN_INS_PER_ACCOUNT || isCrowded,
  };
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
