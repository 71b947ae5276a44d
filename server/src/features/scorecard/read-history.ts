import type { CheckinHistoryResponse } from '@hearthway/domain/scorecard/contract';
import { historyStart } from '@hearthway/domain/scorecard/streaks';
import { and, desc, gte, lte, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { prepareQuery } from '../../db/prepare-query.ts';
import { dailyCheckins } from '../../db/tables/member-records.ts';
import { readBreaksSince, readHiddenPillars } from '../../member/streak-settings.ts';
import { checkinColumns } from './checkin-columns.ts';

const daysBetween = prepareQuery((db) => {
  const { date } = dailyCheckins;
  const isWanted = and(gte(date, sql.placeholder('since')), lte(date, sql.placeholder('today')));
  return db.select(checkinColumns).from(dailyCheckins).where(isWanted).orderBy(desc(date));
});

export async function readHistory(
  { db, who }: Call,
  { today }: { today: string },
): Promise<CheckinHistoryResponse> {
  const since = historyStart(today);
  const [days, breaks, hidden] = await db.read(who, (tx) =>
    Promise.all([
      daysBetween(tx, { since, today }),
      readBreaksSince(tx, since),
      readHiddenPillars(tx),
    ]),
  );
  return { days, breaks, hidden };
}
