import type { DayKey } from '@hearthway/domain/calendar';
import { parseHiddenPillars } from '@hearthway/domain/scorecard/score';
import type { StreakBreak } from '@hearthway/domain/scorecard/streak-break';
import type { Pillar } from '@hearthway/domain/vocabulary';
import { asc, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { prepareQuery } from '../db/prepare-query.ts';
import { hiddenPillars, streakBreaks } from '../db/tables/streak-settings.ts';

const breaksSince = prepareQuery((db) => {
  const { id, firstDay, lastDay } = streakBreaks;
  return db
    .select({ id, firstDay, lastDay })
    .from(streakBreaks)
    .where(gte(lastDay, sql.placeholder('since')))
    .orderBy(asc(firstDay), asc(id));
});

const hidden = prepareQuery((db) =>
  db
    .select({ pillar: hiddenPillars.pillar })
    .from(hiddenPillars)
    .where(eq(hiddenPillars.isHidden, true)),
);

export async function readBreaksSince(tx: Tx, since: DayKey): Promise<StreakBreak[]> {
  return await breaksSince(tx, { since });
}

export async function readHiddenPillars(tx: Tx): Promise<Pillar[]> {
  const rows = await hidden(tx);
  return parseHiddenPillars(rows.map(({ pillar }) => pillar));
}
