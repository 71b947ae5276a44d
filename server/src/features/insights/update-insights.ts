import { addDays, type DayKey, dayKey } from '@hearthway/domain/calendar';
import { FACTS_DAYS, memberFacts } from '@hearthway/domain/insights/member-facts';
import { insightReport, NO_REPORT } from '@hearthway/domain/insights/report';
import { sql } from 'drizzle-orm';
import { insightReports } from '../../db/tables/insights.ts';
import type { Deps } from '../../deps.ts';
import { type InsightFinder, startFinder } from './find-in-worker.ts';

export const INSIGHTS_INTERVAL_SECONDS = 3600;

const BATCH_SIZE = 500;
/** A run stops after this time. The next run continues, as finished members are no longer due. */
const MAX_RUN_MS = 30 * 60_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** UTC offset of the place on earth where each day ends last. */
const LAST_PLACE_MINUTES = -12 * 60;

type InsightDeps = Pick<Deps, 'db' | 'clock' | 'stopping' | 'log'>;

/**
 * Updates the insights of all members who have recorded a day since the last update. Uses only days
 * that have ended everywhere on earth. Each member has a separate transaction. Returns the number
 * of updated members.
 */
export async function updateInsights(deps: InsightDeps): Promise<number> {
  const { db, clock, stopping } = deps;
  const today = dayKey(clock.now(), LAST_PLACE_MINUTES);
  const end = Date.now() + MAX_RUN_MS;
  let finder: InsightFinder | null = null;
  let updated = 0;
  try {
    for (let after: string | null = FIRST_ID; after; ) {
      const batch = await readBatch(deps, after, today);
      for (const userId of batch.due) {
        if (stopping.aborted || Date.now() > end) return updated;
        finder ??= startFinder();
        await updateMember(db, finder, { userId, today, now: clock.now() });
        updated++;
      }
      after = batch.next;
    }
    return updated;
  } finally {
    await finder?.close();
  }
}

async function readBatch({ db }: InsightDeps, after: string, today: DayKey) {
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ user_id: string; is_due: boolean }>(
      sql`select user_id, is_due from app.due_for_insights(${after}, ${BATCH_SIZE}, ${today})`,
    ),
  );
  return {
    due: rows.filter((row) => row.is_due).map((row) => row.user_id),
    next: rows.length < BATCH_SIZE ? null : (rows.at(-1)?.user_id ?? null),
  };
}

async function updateMember(
  db: Deps['db'],
  finder: InsightFinder,
  { userId, today, now }: { userId: string; today: DayKey; now: Date },
): Promise<void> {
  const since = addDays(today, -FACTS_DAYS);
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ facts: unknown; report: unknown }>(
      sql`select app.insight_facts(${userId}, ${since}, ${today}) as facts,
        (select report from ${insightReports} where user_id = ${userId}) as report`,
    ),
  );
  const before = insightReport.safeParse(rows[0]?.report);
  const report = await finder.find({
    facts: memberFacts.parse(rows[0]?.facts ?? {}),
    before: before.success ? before.data : NO_REPORT,
    today,
  });
  await db.asJobs((tx) =>
    tx.execute(sql`insert into insights (user_id, through, report, made_at)
      select id, ${addDays(today, -1)}::date, ${JSON.stringify(report)}::jsonb, ${now.toISOString()}::timestamptz
      from auth.users where id = ${userId}
      on conflict (user_id) do update
        set through = excluded.through, report = excluded.report, made_at = excluded.made_at`),
  );
}
