import type { SavePulseRequest, SavePulseResponse } from '@hearthway/domain/weekly-pulse/contract';
import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { pulseMeta, pulseSummary } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { pulseStatus } from '@hearthway/domain/weekly-pulse/pulse-gate';
import { pulseDay, pulseWeek } from '@hearthway/domain/weekly-pulse/pulse-week';
import { and, eq, max, sql } from 'drizzle-orm';
import type { Call, TxCall } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { reports } from '../../db/tables/member-records.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requireToday } from '../../member/day.ts';
import { isPremiumActive } from '../../member/membership.ts';
import { pulseColumns, toPulseEntry } from './entry-body.ts';
import { toPulseStatus } from './status-body.ts';

export async function savePulse(
  { db, who, now }: Call,
  pulse: SavePulseRequest,
): Promise<SavePulseResponse> {
  requireToday(pulse.today, now);
  return await db.write(who, async (tx) => {
    await lockMember({ tx, who });
    const [repeated, last, isPremium] = await Promise.all([
      findPulse(tx, pulse.id),
      readLastPulse(tx),
      isPremiumActive(tx, now),
    ]);
    if (repeated) {
      return {
        entry: toPulseEntry(repeated),
        status: toPulseStatus(pulseStatus(last.createdAt, now)),
      };
    }
    if (!pulseStatus(last.createdAt, now).due) {
      throw new HttpProblem(409, 'pulse_not_due', PULSE_MESSAGES.notDue);
    }
    const meta = pulseMeta(pulse, isPremium);
    const weekStart = pulseWeek(pulseDay(pulse), last.weekStart);
    const row = { weekStart, meta, createdAt: now };
    await tx.insert(reports).values({
      ...row,
      id: pulse.id,
      userId: who.userId,
      kind: 'weekly_pulse',
      reportText: pulseSummary(meta),
    });
    return { entry: toPulseEntry(row), status: toPulseStatus(pulseStatus(now, now)) };
  });
}

const lockMember = ({ tx, who }: Pick<TxCall, 'tx' | 'who'>) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`weekly-pulse ${who.userId}`}, 0))`,
  );

const isPulse = eq(reports.kind, 'weekly_pulse');

async function findPulse(tx: Tx, id: string) {
  const [row] = await tx
    .select(pulseColumns)
    .from(reports)
    .where(and(isPulse, eq(reports.id, id)));
  return row;
}

async function readLastPulse(tx: Tx) {
  const [last] = await tx
    .select({ createdAt: max(reports.createdAt), weekStart: max(reports.weekStart) })
    .from(reports)
    .where(isPulse);
  return last ?? { createdAt: null, weekStart: null };
}
