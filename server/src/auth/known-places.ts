import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { knownPlaces, users } from '../db/tables/auth.ts';
import type { Client } from './client.ts';
import { hashToken } from './secrets.ts';

export const deviceHash = ({ device }: Pick<Client, 'device'>) => hashToken(`device ${device}`);
const networkHash = ({ network }: Pick<Client, 'network'>) => hashToken(`network ${network}`);

/** Whoever opens an account is known there from now on, by device and by network. */
export async function rememberPlaces(
  tx: Tx,
  userId: string,
  client: Client,
  now: Date,
): Promise<void> {
  await tx
    .insert(knownPlaces)
    .values(
      [deviceHash(client), networkHash(client)].map((placeHash) => ({
        userId,
        placeHash,
        lastUsedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [knownPlaces.userId, knownPlaces.placeHash],
      set: { lastUsedAt: sql`excluded.last_used_at` },
    });
}

/** How the account of an address knows this caller, if it does; asked alike where there is none. */
export async function knownAs(
  tx: Tx,
  email: string,
  client: Pick<Client, 'device' | 'network'>,
): Promise<'device' | 'network' | null> {
  const device = deviceHash(client);
  const rows = await tx
    .select({ placeHash: knownPlaces.placeHash })
    .from(knownPlaces)
    .innerJoin(users, eq(users.id, knownPlaces.userId))
    .where(
      and(eq(users.email, email), inArray(knownPlaces.placeHash, [device, networkHash(client)])),
    );
  if (rows.length === 0) return null;
  return rows.some(({ placeHash }) => placeHash.equals(device)) ? 'device' : 'network';
}
