import type { DayKey } from '@hearthway/domain/calendar';
import { shownPillars } from '@hearthway/domain/scorecard/score';
import type { StreakBreak } from '@hearthway/domain/scorecard/streak-break';
import { PILLARS, type Pillar } from '@hearthway/domain/vocabulary';
import { asc, eq, gte } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { hiddenPillars, streakBreaks } from '../../db/tables/streak-settings.ts';

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
  const hidden = PILLARS.filter((pillar) => rows.some((row) => row.pillar === pillar));
  // Two devices may each hide what they took for the last but one; nobody is left with nothing.
  return shownPillars(hidden).length === 0 ? hidden.slice(1) : hidden;
}
