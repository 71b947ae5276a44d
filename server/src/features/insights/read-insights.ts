import { addDays, type DayKey } from '@hearthway/domain/calendar';
import type { InsightsResponse } from '@hearthway/domain/insights/contract';
import { FACTS_DAYS, factsBefore, memberFacts } from '@hearthway/domain/insights/member-facts';
import { insightReport } from '@hearthway/domain/insights/report';
import { isHardStretch, showInsights } from '@hearthway/domain/insights/shown-insights';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { insightReports } from '../../db/tables/insights.ts';
import { requireToday } from '../../member/day.ts';
import { loadMarks } from './insight-marks.ts';

export async function readInsights(
  { db, who, now }: Call,
  { today }: { today: DayKey },
): Promise<InsightsResponse> {
  requireToday(today, now);
  const since = addDays(today, -FACTS_DAYS);
  return db.read(who, async (tx) => {
    const marks = await loadMarks(tx);
    const { rows } = await tx.execute<{ facts: unknown; report: unknown; through: DayKey | null }>(
      sql`select app.own_insight_facts(${since}, ${addDays(today, 1)}) as facts,
        report, through::text from (select) as one left join ${insightReports} on true`,
    );
    const [row] = rows;
    const facts = memberFacts.parse(row?.facts ?? {});
    const isHard = isHardStretch(facts.feelings, today);
    const report = insightReport.safeParse(row?.report);
    if (marks.isOff || !report.success) {
      return { insights: [], waiting: [], marks, isHardStretch: isHard };
    }
    const { insights, waiting } = report.data;
    // Home shows the numbers that were stored at the last update. Days after that update are left
    // out here, so that this page shows the same numbers.
    const end = row?.through ? addDays(row.through, 1) : today;
    const shown = showInsights(insights, factsBefore(facts, end));
    return { insights: shown, waiting, marks, isHardStretch: isHard };
  });
}
