import type {
  HealthSummary,
  SaveHealthDaysRequest,
} from '@hearthway/domain/health-import/contract';
import { oldestHealthDay } from '@hearthway/domain/health-import/health-day';
import { HEALTH_TEXT } from '@hearthway/domain/health-import/messages';
import { IMPORTED_FACTORS } from '@hearthway/domain/insights/factors';
import { count, max, min, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { healthDays } from '../../db/tables/health-days.ts';
import { insightReports } from '../../db/tables/insights.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requireToday } from '../../member/day.ts';

/** If the new file lacks a value, the stored value stays. */
export function saveHealthDays(
  { db, who, now }: Call,
  { today, days }: SaveHealthDaysRequest,
): Promise<HealthSummary> {
  requireToday(today, now);
  if (days.some(({ day }) => day > today || day < oldestHealthDay(today))) {
    throw new HttpProblem(422, 'day_out_of_range', HEALTH_TEXT.outOfRange);
  }
  const newest = (column: 'sleep_minutes' | 'steps' | 'resting_heart_rate') =>
    sql.raw(`coalesce(excluded.${column}, health_days.${column})`);
  return db.write(who, async (tx) => {
    await tx
      .insert(healthDays)
      .values(days.map((day) => ({ ...day, userId: who.userId })))
      .onConflictDoUpdate({
        target: [healthDays.userId, healthDays.day],
        set: {
          sleepMinutes: newest('sleep_minutes'),
          steps: newest('steps'),
          restingHeartRate: newest('resting_heart_rate'),
        },
      });
    return loadSummary(tx);
  });
}

export const readHealthSummary = ({ db, who }: Call): Promise<HealthSummary> =>
  db.read(who, loadSummary);

/** Insights that were found in the deleted days are deleted too. */
export function deleteHealthDays({ db, who }: Call): Promise<HealthSummary> {
  return db.write(who, async (tx) => {
    await tx.delete(healthDays);
    await tx.update(insightReports).set({
      report: sql`jsonb_set(${insightReports.report}, '{insights}', (
        select coalesce(jsonb_agg(insight), '[]')
        from jsonb_array_elements(${insightReports.report} -> 'insights') insight
        where not insight ->> 'factor' = any (${sql.param([...IMPORTED_FACTORS])})))`,
    });
    return loadSummary(tx);
  });
}

async function loadSummary(tx: Tx): Promise<HealthSummary> {
  const [summary] = await tx
    .select({
      days: count(),
      first: min(healthDays.day),
      last: max(healthDays.day),
      sleepMinutes: count(healthDays.sleepMinutes),
      steps: count(healthDays.steps),
      restingHeartRate: count(healthDays.restingHeartRate),
    })
    .from(healthDays);
  if (!summary) throw new Error('counting health days returned no row');
  return summary;
}
