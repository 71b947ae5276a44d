import type { SaveUrgeRequest, UrgeResponse } from '@hearthway/domain/hfs-cycle/contract';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { hfsUrges } from '../../db/tables/hfs-urges.ts';
import { requirePremium } from '../../member/membership.ts';
import { fromUrge, toUrge } from './urge-row.ts';

/** A logged urge and its outcome may arrive in any order. The first outcome is final. */
export async function saveUrge(
  { db, who, now }: Call,
  urge: SaveUrgeRequest,
): Promise<UrgeResponse> {
  return db.write(who, async (tx) => {
    await requirePremium(tx, now);
    const row = fromUrge(urge, now);
    const first = (column: { name: string }) =>
      sql`coalesce(hfs_urges.${sql.identifier(column.name)}, excluded.${sql.identifier(column.name)})`;
    const [saved] = await tx
      .insert(hfsUrges)
      .values({ ...row, userId: who.userId })
      .onConflictDoUpdate({
        target: [hfsUrges.userId, hfsUrges.id],
        set: {
          outcome: first(hfsUrges.outcome),
          strengthAfter: first(hfsUrges.strengthAfter),
          helped: first(hfsUrges.helped),
          resetSeconds: first(hfsUrges.resetSeconds),
        },
      })
      .returning();
    if (!saved) throw new Error('saving an urge returned no row');
    return { urge: toUrge(saved) };
  });
}
