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
    const { rows } = await tx.execute<{ facts: unknown; report: unknown }>(
      sql`select app.own_insight_facts(${since}, ${addDays(today, 1)}) as facts,
        (select report from ${insightReports}) as report`,
    );
    const facts = memberFacts.parse(rows[0]?.facts ?? {});
    const isHard = isHardStretch(facts.feelings, today);
    const report = insightReport.safeParse(rows[0]?.report);
    if (marks.isOff || !report.success) {
      return { insights: [], waiting: [], marks, isHardStretch: isHard };
    }
    const { insights, waiting } = report.data;
    const shown = showInsights(insights, factsBefore(facts, today));
    return { insights: shown, waiting, marks, isHardStretch: isHard };
  });
}
