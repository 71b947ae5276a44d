import type { CheckinHistoryResponse } from '@hearthway/domain/scorecard/contract';
import { historyStart } from '@hearthway/domain/scorecard/streaks';
import { and, desc, gte, lte } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { dailyCheckins } from '../../db/tables/member-records.ts';
import { readBreaksSince, readHiddenPillars } from '../../member/streak-settings.ts';
import { checkinColumns } from './checkin-columns.ts';

export async function readHistory(
  { db, who }: Call,
  { today }: { today: string },
): Promise<CheckinHistoryResponse> {
  const { date } = dailyCheckins;
  const since = historyStart(today);
  const [days, breaks, hidden] = await db.read(who, (tx) =>
    Promise.all([
      tx
        .select(checkinColumns)
        .from(dailyCheckins)
        .where(and(gte(date, since), lte(date, today)))
        .orderBy(desc(date)),
      readBreaksSince(tx, since),
      readHiddenPillars(tx),
    ]),
  );
  return { days, breaks, hidden };
}
