import type { DayKey } from '@hearthway/domain/calendar';
import { readHidden } from '@hearthway/domain/scorecard/score';
import type { StreakBreak } from '@hearthway/domain/scorecard/streak-break';
import type { Pillar } from '@hearthway/domain/vocabulary';
import { asc, eq, gte } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { hiddenPillars, streakBreaks } from '../db/tables/streak-settings.ts';

/** The breaks that end on this day or later, in their order. */
export function breaksSince(tx: Tx, since: DayKey): Promise<StreakBreak[]> {
  const { id, firstDay, lastDay } = streakBreaks;
  return tx
    .select({ id, firstDay, lastDay })
    .from(streakBreaks)
    .where(gte(lastDay, since))
    .orderBy(asc(firstDay), asc(id));
}

export async function hiddenOf(tx: Tx): Promise<Pillar[]> {
  const rows = await tx
    .select({ pillar: hiddenPillars.pillar })
    .from(hiddenPillars)
    .where(eq(hiddenPillars.isHidden, true));
  return readHidden(rows.map(({ pillar }) => pillar));
}
