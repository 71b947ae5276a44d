import { addDays, dayKey, startOfWeek } from '@hearthway/domain/calendar';
import type { CommitmentsResponse } from '@hearthway/domain/commitments/contract';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { commitments, commitmentTicks } from '../../db/tables/commitments.ts';
import { requirePremium } from '../../member/membership.ts';

const HISTORY_WEEKS = 26;

export const readCommitments = ({ db, who, now }: Call): Promise<CommitmentsResponse> =>
  db.read(who, async (tx) => {
    const [found] = await Promise.all([loadCommitments(tx, now), requirePremium(tx, now)]);
    return found;
  });

export async function loadCommitments(tx: Tx, now: Date): Promise<CommitmentsResponse> {
  const since = addDays(startOfWeek(dayKey(now)), -7 * HISTORY_WEEKS);
  const [rows, ticks] = await Promise.all([
    tx
      .select({
        id: commitments.id,
        week: commitments.week,
        text: commitments.text,
        source: commitments.source,
        review: commitments.review,
      })
      .from(commitments)
      .where(gte(commitments.week, since))
      .orderBy(asc(commitments.week), asc(commitments.createdAt), asc(commitments.id)),
    tx
      .select({ commitment: commitmentTicks.commitment, day: commitmentTicks.day })
      .from(commitmentTicks)
      .where(and(eq(commitmentTicks.isDone, true), gte(commitmentTicks.day, since)))
      .orderBy(asc(commitmentTicks.day)),
  ]);
  return {
    commitments: rows.map((row) => ({
      ...row,
      ticked: ticks.filter(({ commitment }) => commitment === row.id).map(({ day }) => day),
    })),
  };
}
