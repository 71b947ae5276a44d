import { isTodaySomewhere } from '@hearthway/domain/calendar';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import type { SavePulseRequest, SavePulseResponse } from '@hearthway/domain/weekly-pulse/contract';
import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { pulseMeta, pulseSummary, readPulse } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { pulseStatus } from '@hearthway/domain/weekly-pulse/pulse-gate';
import { pulseDay, pulseWeek } from '@hearthway/domain/weekly-pulse/pulse-week';
import { and, eq, max, sql } from 'drizzle-orm';
import type { Database, MemberSession, Tx } from '../../db/database.ts';
import { reports } from '../../db/tables/member-records.ts';
import { HttpProblem } from '../../http/problem.ts';
import { isPremiumActive } from './premium-active.ts';
import { statusBody } from './status-body.ts';

/**
 * Saves one pulse if it is due. Submissions of one member wait for one another, so twenty at once
 * make one row; the same pulse sent again is answered as it was the first time.
 */
export async function savePulse(
  db: Database,
  who: MemberSession,
  pulse: SavePulseRequest,
  now: Date,
): Promise<SavePulseResponse> {
  if (!isTodaySomewhere(pulse.today, now)) {
    throw new HttpProblem(422, 'not_today_anywhere', SCORECARD_MESSAGES.notToday);
  }
  return await db.asMember(who, async (tx) => {
    await oneAtATime(tx, who);
    const [repeated, last, isPremium] = await Promise.all([
      samePulse(tx, pulse.id),
      lastPulse(tx),
      isPremiumActive(tx, now),
    ]);
    if (repeated) {
      return { entry: readPulse(repeated), status: statusBody(pulseStatus(last.createdAt, now)) };
    }
    if (!pulseStatus(last.createdAt, now).due) {
      throw new HttpProblem(409, 'pulse_not_due', PULSE_MESSAGES.notDue);
    }
    const meta = pulseMeta(pulse, isPremium);
    const row = { weekStart: pulseWeek(pulseDay(pulse), last.weekStart), meta };
    await tx.insert(reports).values({
      ...row,
      id: pulse.id,
      userId: who.userId,
      kind: 'weekly_pulse',
      createdAt: now,
      reportText: pulseSummary(meta),
    });
    return { entry: readPulse(row), status: statusBody(pulseStatus(now, now)) };
  });
}

const oneAtATime = (tx: Tx, { userId }: MemberSession) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`weekly-pulse ${userId}`}, 0))`);

const isPulse = eq(reports.kind, 'weekly_pulse');

async function samePulse(tx: Tx, id: string) {
  const [row] = await tx
    .select({ weekStart: reports.weekStart, meta: reports.meta })
    .from(reports)
    .where(and(isPulse, eq(reports.id, id)));
  return row;
}

async function lastPulse(tx: Tx) {
  const [last] = await tx
    .select({ createdAt: max(reports.createdAt), weekStart: max(reports.weekStart) })
    .from(reports)
    .where(isPulse);
  return last ?? { createdAt: null, weekStart: null };
}
