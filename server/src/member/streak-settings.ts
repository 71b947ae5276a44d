import type { DayKey } from '@hearthway/domain/calendar';
import { parseHiddenPillars } from '@hearthway/domain/scorecard/score';
import type { StreakBreak } from '@hearthway/domain/scorecard/streak-break';
import type { Pillar } from '@hearthway/domain/vocabulary';
import { asc, eq, gte } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { hiddenPillars, streakBreaks } from '../db/tables/streak-settings.ts';

export function readBreaksSince(tx: Tx, since: DayKey): Promise<StreakBreak[]> {
  const { id, firstDay, lastDay } = streakBreaks;
  return tx
    .select({ id, firstDay, lastDay })
    .from(streakBreaks)
    .where(gte(lastDay, since))
    .orderBy(asc(firstDay), asc(id));
}

export async function readHiddenPillars(tx: Tx): Promise<Pillar[]> {
  const rows = await tx
    .select({ pillar: hiddenPillars.pillar })
    .from(hiddenPillars)
    .where(eq(hiddenPillars.isHidden, true));
  return parseHiddenPillars(rows.map(({ pillar }) => pillar));
}
