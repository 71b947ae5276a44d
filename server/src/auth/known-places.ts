import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { knownPlaces, users } from '../db/tables/auth.ts';
import type { Client } from './client.ts';
import { hashToken } from './secrets.ts';

export const deviceHash = ({ device }: Pick<Client, 'device'>) => hashToken(`device ${device}`);
const networkHash = ({ network }: Pick<Client, 'network'>) => hashToken(`network ${network}`);

export const rememberPlaces = (tx: Tx, userId: string, client: Client, now: Date) =>
  tx
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

export type KnownBy = 'device' | 'network' | null;

/**
 * The query takes equally long for an address without an account, so that timing reveals nothing.
 */
export function selectKnownBy(
  email: string,
  client: Pick<Client, 'device' | 'network'>,
): SQL<KnownBy> {
  const [device, network] = [deviceHash(client), networkHash(client)];
  const { userId, placeHash } = knownPlaces;
  return sql<KnownBy>`(
    select case when bool_or(${placeHash} = ${device}) then 'device' when count(*) > 0 then 'network' end
    from ${knownPlaces} join ${users} on ${users.id} = ${userId}
    where ${users.email} = ${email} and ${placeHash} in (${device}, ${network}))`;
}
