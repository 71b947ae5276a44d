import { type DayKey, startOfWeek } from '@hearthway/domain/calendar';
import { parseHiddenPillars } from '@hearthway/domain/scorecard/score';
import type { StreakBreak } from '@hearthway/domain/scorecard/streak-break';
import { type DayRecord, historyStart } from '@hearthway/domain/scorecard/streaks';
import { PULSE_HISTORY_WEEKS } from '@hearthway/domain/weekly-pulse/pulse-week';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { type JsonRow, toRow } from '../../db/json-row.ts';
import { reports } from '../../db/tables/member-records.ts';

const MAX_GRATITUDES = 14;

type RawRow = {
  days: DayRecord[] | null;
  pulses: JsonRow[] | null;
  gratitudes: JsonRow[] | null;
  commitments: string[] | null;
  breaks: StreakBreak[] | null;
  hidden: string[] | null;
};

export async function readOwnRows(tx: Tx, today: DayKey) {
  const since = historyStart(today);
  const { rows } = await tx.execute<RawRow>(sql`
    select (select json_agg(d) from (
        select date, nutrition, movement, sleep, hormonal_balance, sexual_health
        from daily_checkins where date >= ${since} and date <= ${today}
        order by date desc) d) as days,
      ${selectReports('weekly_pulse', PULSE_HISTORY_WEEKS)} as pulses,
      ${selectReports('daily_gratitude', MAX_GRATITUDES)} as gratitudes,
      (select json_agg(text order by created_at, id) from commitments
        where week = ${startOfWeek(today)} and review is distinct from 'let_go') as commitments,
      (select json_agg(json_build_object('id', id, 'firstDay', first_day, 'lastDay', last_day)
          order by first_day, id)
        from streak_breaks where last_day >= ${since}) as breaks,
      (select json_agg(pillar) from hidden_pillars where is_hidden) as hidden`);
  const [row] = rows;
  const toReports = (json: JsonRow[] | null | undefined) =>
    (json ?? []).map((report) => toRow(reports, report));
  return {
    days: row?.days ?? [],
    pulses: toReports(row?.pulses),
    gratitudes: toReports(row?.gratitudes),
    commitments: row?.commitments ?? [],
    settings: { breaks: row?.breaks ?? [], hidden: parseHiddenPillars(row?.hidden ?? []) },
  };
}

const selectReports = (kind: (typeof reports.$inferSelect)['kind'], count: number): SQL => sql`
  (select json_agg(r) from (
    select * from ${reports} where kind = ${kind}
    order by week_start desc, created_at desc limit ${count}) r)`;
