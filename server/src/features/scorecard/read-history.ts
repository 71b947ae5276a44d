import type { CheckinHistoryResponse } from '@hearthway/domain/scorecard/contract';
import { historyStart } from '@hearthway/domain/scorecard/streaks';
import { and, desc, gte, lte } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { dailyCheckins } from '../../db/tables/member-records.ts';
import { checkinColumns } from './checkin-columns.ts';

/** The ninety days that end with the member's today. */
export async function readHistory(
  { db, who }: Call,
  { today }: { today: string },
): Promise<CheckinHistoryResponse> {
  const { date } = dailyCheckins;
  const days = await db.read(who, (tx) =>
    tx
      .select(checkinColumns)
      .from(dailyCheckins)
      .where(and(gte(date, historyStart(today)), lte(date, today)))
      .orderBy(desc(date)),
  );
  return { days };
}
