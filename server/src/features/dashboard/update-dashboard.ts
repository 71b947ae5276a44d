import { addDays, dayKey, startOfWeek } from '@hearthway/domain/calendar';
import { CHARTS, type ChartName, type ChartRow } from '@hearthway/domain/dashboard/contract';
import {
  type Count,
  type CountedChart,
  type Counts,
  hideSmallGroups,
  MIN_GROUP_SIZE,
} from '@hearthway/domain/dashboard/small-groups';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { PaymentsAway } from '../../ports/payments.ts';
import type { StoredNumbers } from './stored-numbers.ts';
import {
  countFirstWeeks,
  countRetention,
  countTotals,
  countWeeks,
  countWorkshops,
  updateQuietMembers,
} from './update-totals.ts';

/** Charts may be at most five minutes old. The interval leaves one minute for calculating them. */
export const DASHBOARD_INTERVAL_SECONDS = 240;

const WEEKS = { active: 12, pulse: 26 } as const;
const SERIES = { active: 'active', pulse: 'overall' } as const;

type WeeklyChart = keyof typeof WEEKS;
type DashboardDeps = Pick<Deps, 'db' | 'clock' | 'payments'>;

export async function updateDashboard(deps: DashboardDeps): Promise<void> {
  const now = deps.clock.now();
  await updateQuietMembers(deps, now);
  await store(deps, { totals: await countTotals(deps, now) }, now);
  await store(deps, { weeks: await countWeeks(deps, now) }, now);
  const prices = await readPrices(deps);
  if (prices) await store(deps, { prices }, now);
  const counts = {} as Counts;
  for (const chart of CHARTS) {
    if (!isWeekly(chart)) counts[chart] = await countChart(deps, chart, now);
  }
  await store(deps, hideSmallGroups(counts), now);
  for (const chart of ['active', 'pulse'] as const) {
    await store(deps, { [chart]: await countChartWeeks(deps, chart, now) }, now);
  }
  await store(deps, { retention: await countRetention(deps, now) }, now);
  await store(deps, { first_weeks: await countFirstWeeks(deps, now) }, now);
  await store(deps, { workshop_steps: await countWorkshops(deps, now) }, now);
}

async function readPrices({ payments }: DashboardDeps): Promise<StoredNumbers['prices'] | null> {
  if (!payments) return null;
  try {
    const [premium, premium_plus] = [
      await payments.planPrice('premium'),
      await payments.planPrice('premium_plus'),
    ];
    return { premium, premium_plus };
  } catch (error) {
    if (error instanceof PaymentsAway) return null;
    throw error;
  }
}

const isWeekly = (chart: ChartName): chart is WeeklyChart => chart in WEEKS;

async function countChart({ db }: DashboardDeps, chart: CountedChart, now: Date): Promise<Count[]> {
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ series: string; label: string; people: string }>(sql`
      select series, label, people from app.count_desk_chart(${chart}, ${now.toISOString()}::timestamptz)
      where people > 0 order by place, series, label`),
  );
  return rows.map(({ series, label, people }) => ({
    ...{ series, label, people: Number(people), value: null },
  }));
}

/** Weeks before last week can no longer change, so they are counted only once. */
async function countChartWeeks(
  { db }: DashboardDeps,
  chart: WeeklyChart,
  now: Date,
): Promise<ChartRow[]> {
  const thisWeek = startOfWeek(dayKey(now));
  const first = addDays(thisWeek, -7 * (WEEKS[chart] - 1));
  const kept = await db.asJobs(async (tx) => {
    await tx.execute(
      sql`delete from app.desk_weeks where chart = ${chart} and week < ${first}::date`,
    );
    const { rows } = await tx.execute<Week & { week: string }>(
      sql`select week::text, people, value from app.desk_weeks where chart = ${chart}`,
    );
    return new Map<string, Week>(rows.map(({ week, ...counted }) => [week, counted]));
  });
  const charted: ChartRow[] = [];
  for (let week = first; week <= thisWeek; week = addDays(week, 7)) {
    const { people, value } = kept.get(week) ?? (await countWeek(week));
    if (people === 0) continue;
    const measured = value === null ? null : Number(value);
    charted.push({ series: SERIES[chart], label: week, people, value: measured });
  }
  return charted;

  async function countWeek(week: string): Promise<Week> {
    return db.asJobs(async (tx) => {
      const { rows } = await tx.execute<{ people: string; value: string | null }>(
        sql`select people, value from app.count_desk_week(${chart}, ${week}::date)`,
      );
      const people = Number(rows[0]?.people ?? 0);
      const counted =
        people === 0 || people >= MIN_GROUP_SIZE
          ? { people, value: rows[0]?.value ?? null }
          : { people: null, value: null };
      if (week < addDays(thisWeek, -7)) {
        await tx.execute(sql`insert into app.desk_weeks (chart, week, people, value)
          values (${chart}, ${week}::date, ${counted.people}, ${counted.value}) on conflict do nothing`);
      }
      return counted;
    });
  }
}

interface Week {
  people: number | null;
  value: string | null;
}

async function store(
  { db }: DashboardDeps,
  charts: Partial<StoredNumbers>,
  now: Date,
): Promise<void> {
  await db.asJobs(async (tx) => {
    for (const [chart, rows] of Object.entries(charts)) {
      await tx.execute(sql`insert into app.desk_numbers (chart, made_at, rows)
        values (${chart}, ${now.toISOString()}::timestamptz, ${JSON.stringify(rows)}::jsonb)
        on conflict (chart) do update set made_at = excluded.made_at, rows = excluded.rows`);
    }
  });
}
