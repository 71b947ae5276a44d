import { setTimeout as delay } from 'node:timers/promises';
import { addDays, type DayKey, dayKey } from '@hearthway/domain/calendar';
import { FACTS_DAYS } from '@hearthway/domain/insights/member-facts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type InsightFinder, startFinder } from './find-in-worker.ts';

export const INSIGHTS_INTERVAL_SECONDS = 3600;

const BATCH_SIZE = 500;
const GROUP_SIZE = 20;
/** After each group of members, the job pauses for half of the time that the group took. */
const REST = 0.5;
const MAX_RUN_MS = 30 * 60_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_PLACE_MINUTES = -12 * 60;

type InsightDeps = Pick<Deps, 'db' | 'clock' | 'stopping' | 'log'>;

/**
 * Insights use only days that have ended everywhere on earth. Returns the number of updated
 * members.
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
      for (let first = 0; first < batch.due.length; first += GROUP_SIZE) {
        if (stopping.aborted || Date.now() > end) return updated;
        finder ??= startFinder();
        const userIds = batch.due.slice(first, first + GROUP_SIZE);
        const started = performance.now();
        updated += await updateMembers(db, finder, { userIds, today, now: clock.now() });
        await delay((performance.now() - started) * REST);
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

async function updateMembers(
  db: Deps['db'],
  finder: InsightFinder,
  { userIds, today, now }: { userIds: readonly string[]; today: DayKey; now: Date },
): Promise<number> {
  const since = addDays(today, -FACTS_DAYS);
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ id: string; facts: string; report: string | null }>(
      sql`select m.id, app.insight_facts(m.id, ${since}, ${today})::text as facts,
        (select i.report::text from insights i where i.user_id = m.id) as report
      from unnest(${sql.param(userIds)}::uuid[]) as m (id)`,
    ),
  );
  const members = rows.map(({ facts, report }) => ({ facts, report }));
  const reports = await finder.find({ members, today });
  const ids = rows.map(({ id }) => id);
  await db.asJobs((tx) =>
    tx.execute(sql`insert into insights (user_id, through, report, made_at)
      select u.id, ${addDays(today, -1)}::date, n.report, ${now.toISOString()}::timestamptz
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(reports)}::jsonb[]) as n (id, report)
      join auth.users u using (id)
      on conflict (user_id) do update
        set through = excluded.through, report = excluded.report, made_at = excluded.made_at`),
  );
  return ids.length;
}
