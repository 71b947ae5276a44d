import { addDays, dayKey, startOfWeek } from '@hearthway/domain/calendar';
import { CHARTS, type ChartRow } from '@hearthway/domain/dashboard/contract';
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
  countReceived,
  countRetention,
  countTotals,
  countWeeks,
  countWorkshops,
  updateQuietMembers,
} from './update-totals.ts';

/** Charts may be at most five minutes old. The interval leaves one minute for calculating them. */
export const DASHBOARD_INTERVAL_SECONDS = 240;

const PULSE_WEEKS = 26;

type DashboardDeps = Pick<Deps, 'db' | 'clock' | 'payments'>;

export async function updateDashboard(deps: DashboardDeps): Promise<void> {
  const now = deps.clock.now();
  await updateQuietMembers(deps, now);
  const weeks = await countWeeks(deps, now);
  const active = weeks.at(-1)?.active ?? null;
  await store(deps, { totals: { ...(await countTotals(deps, now)), active } }, now);
  await store(deps, { weeks, received: await countReceived(deps, now) }, now);
  const prices = await readPrices(deps);
  if (prices) await store(deps, { prices }, now);
  const counts = {} as Counts;
  for (const chart of CHARTS) {
    if (chart !== 'pulse') counts[chart] = await countChart(deps, chart, now);
  }
  await store(deps, hideSmallGroups(counts), now);
  await store(deps, { pulse: await countPulseWeeks(deps, now) }, now);
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
async function countPulseWeeks({ db }: DashboardDeps, now: Date): Promise<ChartRow[]> {
  const thisWeek = startOfWeek(dayKey(now));
  const first = addDays(thisWeek, -7 * (PULSE_WEEKS - 1));
  const kept = await db.asJobs(async (tx) => {
    await tx.execute(
      sql`delete from app.desk_weeks where chart = 'pulse' and week < ${first}::date`,
    );
    const { rows } = await tx.execute<Week & { week: string }>(
      sql`select week::text, people, value from app.desk_weeks where chart = 'pulse'`,
    );
    return new Map<string, Week>(rows.map(({ week, ...counted }) => [week, counted]));
  });
  const charted: ChartRow[] = [];
  for (let week = first; week <= thisWeek; week = addDays(week, 7)) {
    const { people, value } = kept.get(week) ?? (await countWeek(week));
    if (people === 0) continue;
    const measured = value === null ? null : Number(value);
    charted.push({ series: 'overall', label: week, people, value: measured });
  }
  return charted;

  async function countWeek(week: string): Promise<Week> {
    return db.asJobs(async (tx) => {
      const { rows } = await tx.execute<{ people: string; value: string | null }>(
        sql`select people, value from app.count_desk_week('pulse', ${week}::date)`,
      );
      const people = Number(rows[0]?.people ?? 0);
      const counted =
        people === 0 || people >= MIN_GROUP_SIZE
          ? { people, value: rows[0]?.value ?? null }
          : { people: null, value: null };
      if (week < addDays(thisWeek, -7)) {
        await tx.execute(sql`insert into app.desk_weeks (chart, week, people, value)
          values ('pulse', ${week}::date, ${counted.people}, ${counted.value}) on conflict do nothing`);
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
