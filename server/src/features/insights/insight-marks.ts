import type { InsightMarks, MarkInsightRequest } from '@hearthway/domain/insights/contract';
import { toMarks } from '@hearthway/domain/insights/marks';
import { desc, eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { insightMarks } from '../../db/tables/insights.ts';
import { clampToNow } from '../../member/moment.ts';

/**
 * A member marks insights as seen or turned off. Only the newest 1000 marks are loaded, but real
 * members have far fewer.
 */
const MAX_MARKS = 1000;

export async function markInsight(
  { db, who, now }: Call,
  { insight, mark, isSet, at }: MarkInsightRequest,
): Promise<InsightMarks> {
  const row = { isSet, at: clampToNow(at, now) };
  return db.write(who, async (tx) => {
    await tx
      .insert(insightMarks)
      .values({ ...row, insight, mark, userId: who.userId })
      .onConflictDoUpdate({
        target: [insightMarks.userId, insightMarks.mark, insightMarks.insight],
        set: row,
        setWhere: sql`excluded.at >= ${insightMarks.at}`,
      });
    return loadMarks(tx);
  });
}

export async function loadMarks(tx: Tx): Promise<InsightMarks> {
  const rows = await tx
    .select({ insight: insightMarks.insight, mark: insightMarks.mark })
    .from(insightMarks)
    .where(eq(insightMarks.isSet, true))
    .orderBy(desc(insightMarks.at))
    .limit(MAX_MARKS);
  return toMarks(rows);
}
