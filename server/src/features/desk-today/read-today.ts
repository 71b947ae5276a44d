import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { listRevenue } from '@hearthway/domain/dashboard/revenue';
import {
  type PracticeTotals,
  type ReceivedMoney,
  TODAY_TONES,
  type TodayLine,
  type TodayResponse,
  TREND_WEEKS,
} from '@hearthway/domain/desk-today/contract';
import { getLocalDay } from '@hearthway/domain/membership/local-midnight';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { DatabaseUnavailable, DeskRequired, SessionEnded } from '../../db/database-errors.ts';
import type { Desk } from '../../db/entry-statements.ts';
import { readBackupState } from './read-backup-state.ts';
import { TODAY_SOURCES } from './sources.ts';
import type { TodayDeps, TodaySource } from './today-source.ts';

type TodayCall = Call & { log: Logger };

export async function readToday(
  call: TodayCall,
  deps: TodayDeps,
  timeZone: string,
  sources: readonly TodaySource[] = TODAY_SOURCES,
): Promise<TodayResponse> {
  const desks = await readDesks(call);
  const toDay = (instant: Date) => getLocalDay(instant, timeZone);
  const context = { ...deps, now: call.now, toDay };
  const lines: TodayLine[] = [];
  let isComplete = true;
  for (const source of sources) {
    const desk = source.roles.find((role) => desks.includes(role));
    if (!desk) continue;
    try {
      const line = await enterDesk(call, desk, (tx) => source.find(tx, context));
      if (line) lines.push({ key: source.key, ...line });
    } catch (err) {
      // If the data of one line on the Today page cannot be read, the other lines are still shown,
      // unless the whole request has failed.
      if (err instanceof DatabaseUnavailable || err instanceof SessionEnded) throw err;
      call.log.error({ err, source: source.key }, 'could not check one line of the desk’s day');
      isComplete = false;
    }
  }
  const isAdmin = desks.includes('admin');
  const counted = isAdmin ? await enterDesk(call, 'admin', readWeeks) : null;
  return {
    lines: TODAY_TONES.flatMap((tone) => lines.filter((line) => line.tone === tone)),
    isComplete,
    totals: desks.includes('front_desk') ? await enterDesk(call, 'front_desk', readTotals) : null,
    income: counted && deps.config.public.takesPayments ? describeIncome(counted) : null,
    trends: counted && describeTrends(counted.weeks),
    backup: isAdmin ? await readBackupState(deps, call.now) : null,
  };
}

async function readDesks({ db, who }: Call): Promise<Desk[]> {
  const { rows } = await db.read(who, (tx) =>
    tx.execute<{ role: string; desks: string[] }>(
      sql`select role, app.own_desk_roles() as desks from profiles limit 1`,
    ),
  );
  const { role, desks = [] } = rows[0] ?? {};
  const own: Desk[] =
    role === 'inner-circle'
      ? ['admin', 'editor', 'front_desk']
      : (['editor', 'front_desk'] as const).filter((desk) => desks.includes(desk));
  if (own.length === 0) throw new DeskRequired('desk');
  return own;
}

function enterDesk<T>({ db, who }: Call, desk: Desk, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (desk === 'admin') return db.asAdmin(who, work);
  return desk === 'editor' ? db.asEditor(who, work) : db.asFrontDesk(who, work);
}

interface CountedWeeks extends Record<string, unknown> {
  weeks: PracticeWeek[];
  received: ReceivedMoney | null;
}

async function readWeeks(tx: Tx): Promise<CountedWeeks | null> {
  const { rows } = await tx.execute<CountedWeeks>(sql`
    select w.rows as weeks, r.rows as received
    from app.desk_numbers w left join app.desk_numbers r on r.chart = 'received'
    where w.chart = 'weeks'`);
  return rows[0] ?? null;
}

function describeIncome({ weeks, received }: CountedWeeks): TodayResponse['income'] {
  const latest = weeks.at(-1);
  return latest ? { paying: latest.paying, revenue: latest.revenue, received } : null;
}

function describeTrends(all: PracticeWeek[]): TodayResponse['trends'] {
  const recent = all.slice(-TREND_WEEKS);
  const weeks = recent.slice(recent.findIndex(({ members }) => members > 0));
  return {
    members: weeks.map(({ members }) => members),
    active: weeks.map(({ active }) => active),
    revenue: listRevenue(weeks),
  };
}

async function readTotals(tx: Tx): Promise<TodayResponse['totals']> {
  const { rows } = await tx.execute<{ made_at: Date; totals: PracticeTotals }>(
    sql`select made_at, totals from app.practice_totals()`,
  );
  const [row] = rows;
  if (!row) return null;
  // Totals that an older version counted have no active members.
  const { active = null } = row.totals;
  return { ...row.totals, active, countedAt: new Date(row.made_at).toISOString() };
}
