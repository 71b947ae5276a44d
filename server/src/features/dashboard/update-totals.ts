import { addDays, dayKey } from '@hearthway/domain/calendar';
import {
  FIRST_STEPS,
  type FirstWeeks,
  PRACTICE_WEEKS,
  type PracticeWeek,
  type WorkshopStep,
} from '@hearthway/domain/dashboard/contract';
import { groupRetention, type MonthCount, roundShare } from '@hearthway/domain/dashboard/shares';
import { MIN_GROUP_SIZE } from '@hearthway/domain/dashboard/small-groups';
import { QUIET_DAYS } from '@hearthway/domain/desk-members/membership-state';
import type { PracticeTotals, ReceivedMoney } from '@hearthway/domain/desk-today/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

type CountDeps = Pick<Deps, 'db'>;

const DAY_MS = 86_400_000;
/**
 * The chart shows six months. A member's second month must be over before it counts, so two more
 * months are read.
 */
const RETENTION_MONTHS = 8;
const WORDS_KEPT_DAYS = 90;

export async function countTotals(
  { db }: CountDeps,
  now: Date,
): Promise<Omit<PracticeTotals, 'active'>> {
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ totals: PracticeTotals }>(
      sql`select app.count_practice(${now.toISOString()}::timestamptz) as totals`,
    ),
  );
  if (!rows[0]) throw new Error('counting the practice returned no row');
  return rows[0].totals;
}

export async function countReceived(deps: CountDeps, now: Date): Promise<ReceivedMoney> {
  const month = `${dayKey(now).slice(0, 7)}-01`;
  const [row] = await read<{ sums: ReceivedMoney['sums'] }>(
    deps,
    sql`select app.received_since(${month}::date, ${now.toISOString()}::timestamptz) as sums`,
  );
  return { month, sums: row?.sums ?? {} };
}

/** Weeks end today instead of on Sunday, so that the latest week has as many days as the others. */
export async function countWeeks({ db }: CountDeps, now: Date): Promise<PracticeWeek[]> {
  const latest = addDays(dayKey(now), -6);
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ rows: PracticeWeek[] }>(
      sql`select rows from app.desk_numbers where chart = 'weeks'`,
    ),
  );
  const kept = new Map((rows[0]?.rows ?? []).map((week) => [week.from, week]));
  const weeks: PracticeWeek[] = [];
  for (let back = PRACTICE_WEEKS - 1; back >= 0; back--) {
    const from = addDays(latest, -7 * back);
    weeks.push((back > 0 && kept.get(from)) || (await countWeek(from)));
  }
  return weeks;

  async function countWeek(from: string): Promise<PracticeWeek> {
    const counted = await db.asJobs((tx) =>
      tx.execute<{ week: PracticeWeek }>(
        sql`select app.count_practice_week(${from}::date, ${now.toISOString()}::timestamptz) as week`,
      ),
    );
    const week = counted.rows[0]?.week;
    if (!week) throw new Error('counting a week returned no row');
    const isHidden = week.active !== null && week.active > 0 && week.active < MIN_GROUP_SIZE;
    return isHidden ? { ...week, active: null } : week;
  }
}

export async function updateQuietMembers({ db }: CountDeps, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await db.asJobs(async (tx) => {
    await tx.execute(sql`select app.update_quiet_members(
      ${daysAgo(QUIET_DAYS.until)}::timestamptz, ${daysAgo(QUIET_DAYS.from)}::timestamptz)`);
    await tx.execute(
      sql`select app.forget_old_words(${addDays(dayKey(now), -WORDS_KEPT_DAYS)}::date)`,
    );
  });
}

export async function countRetention(deps: CountDeps, now: Date) {
  const counts: MonthCount[] = [];
  for (let back = RETENTION_MONTHS - 1; back >= 1; back--) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    const day = dayKey(month);
    const rows = await read<{ later: number; people: string; active: string }>(
      deps,
      sql`select later, people, active from app.count_retention(${day}::date, ${now.toISOString()}::timestamptz)`,
    );
    for (const { later, people, active } of rows) {
      counts.push({ month: day, later, people: Number(people), active: Number(active) });
    }
  }
  return groupRetention(counts);
}

export async function countFirstWeeks(deps: CountDeps, now: Date): Promise<FirstWeeks> {
  const [row] = await read<Record<'joined' | (typeof FIRST_STEPS)[number], string>>(
    deps,
    sql`select * from app.count_first_weeks(${now.toISOString()}::timestamptz)`,
  );
  const joined = Number(row?.joined ?? 0);
  return {
    joined: joined < MIN_GROUP_SIZE ? null : joined,
    steps: FIRST_STEPS.map((step) => ({
      step,
      share: roundShare(Number(row?.[step] ?? 0), joined),
    })),
  };
}

export async function countWorkshops(deps: CountDeps, now: Date): Promise<WorkshopStep[]> {
  const rows = await read<{ title: string; begun: string; finished: string }>(
    deps,
    sql`select title, begun, finished from app.count_workshops(${now.toISOString()}::timestamptz)`,
  );
  return rows
    .map(({ title, begun, finished }) => ({
      title,
      begun: Number(begun),
      share: roundShare(Number(finished), Number(begun)),
    }))
    .filter(({ begun }) => begun >= MIN_GROUP_SIZE);
}

async function read<Row>({ db }: CountDeps, query: SQL): Promise<Row[]> {
  const { rows } = await db.asJobs((tx) => tx.execute<Record<string, unknown>>(query));
  return rows as Row[];
}
