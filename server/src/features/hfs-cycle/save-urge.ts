import type { SaveUrgeRequest, UrgeResponse } from '@hearthway/domain/hfs-cycle/contract';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { hfsUrges } from '../../db/tables/hfs-urges.ts';
import { requirePremium } from '../../member/membership.ts';
import { fromUrge, toUrge } from './urge-row.ts';

/**
 * An urge comes once as it was logged and once more with its outcome, in any order and as often as
 * the network likes: what was logged stands, and the first outcome does.
 */
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
    if (!saved) throw new Error('an urge was neither added nor there');
    return { urge: toUrge(saved) };
  });
}
