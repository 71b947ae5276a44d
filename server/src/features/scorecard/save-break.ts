import { addDays } from '@hearthway/domain/calendar';
import type { BreaksResponse, SaveBreakRequest } from '@hearthway/domain/scorecard/contract';
import { BREAK_REFUSALS, SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { breakDecision } from '@hearthway/domain/scorecard/streak-break';
import { historyStart } from '@hearthway/domain/scorecard/streaks';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { streakBreaks } from '../../db/tables/streak-settings.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requireOpenDay } from '../../member/day.ts';
import { clampToNow } from '../../member/moment.ts';
import { readBreaksSince } from '../../member/streak-settings.ts';

export async function saveBreak(
  { db, who, now }: Call,
  { id, firstDay, lastDay, date, today, at }: SaveBreakRequest,
): Promise<BreaksResponse> {
  requireOpenDay({ date, today }, now, SCORECARD_MESSAGES.tooLate);
  const since = addDays(historyStart(today), -1);
  return db.write(who, async (tx) => {
    // Without the lock, two devices could plan overlapping breaks at the same time.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`streak breaks ${who.userId}`}, 0))`,
    );
    const decision = breakDecision(
      { id, firstDay, lastDay },
      await readBreaksSince(tx, since),
      date,
    );
    if (!decision.accepted) {
      throw new HttpProblem(422, `break_${decision.reason}`, BREAK_REFUSALS[decision.reason]);
    }
    const row = { lastDay, at: clampToNow(at, now) };
    await tx
      .insert(streakBreaks)
      .values({ ...row, id, firstDay, userId: who.userId })
      .onConflictDoUpdate({
        target: [streakBreaks.userId, streakBreaks.id],
        set: row,
        setWhere: sql`excluded.at >= ${streakBreaks.at}`,
      });
    return { breaks: await readBreaksSince(tx, since) };
  });
}
