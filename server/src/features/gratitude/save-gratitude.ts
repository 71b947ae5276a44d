import type { GratitudeResponse, SaveGratitudeRequest } from '@hearthway/domain/gratitude/contract';
import { gratitudeReport } from '@hearthway/domain/gratitude/gratitude-choice';
import { checkinDateDecision } from '@hearthway/domain/scorecard/editable-days';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { sql } from 'drizzle-orm';
import type { Database, MemberSession } from '../../db/database.ts';
import { reports } from '../../db/tables/member-records.ts';
import { HttpProblem } from '../../http/problem.ts';
import { gratitudeOf } from './read-gratitude.ts';

/**
 * Replaces the day's gratitude, unless a later choice is stored already. Yesterday's is taken too:
 * it was chosen in the evening and waited for the network.
 */
export async function saveGratitude(
  db: Database,
  who: MemberSession,
  { date, today, choice, at }: SaveGratitudeRequest,
  now: Date,
): Promise<GratitudeResponse> {
  const decision = checkinDateDecision({ date, today }, now);
  if (!decision.accepted) {
    const { tooLate, notToday } = SCORECARD_MESSAGES;
    const sentence = decision.reason === 'read_only_day' ? tooLate : notToday;
    throw new HttpProblem(422, decision.reason, sentence);
  }
  const createdAt = new Date(Math.min(Date.parse(at), now.getTime()));
  const row = { createdAt, ...gratitudeReport(choice) };
  return await db.asMember(who, async (tx) => {
    await tx
      .insert(reports)
      .values({ userId: who.userId, kind: 'daily_gratitude', weekStart: date, ...row })
      .onConflictDoUpdate({
        target: [reports.userId, reports.kind, reports.weekStart],
        set: row,
        setWhere: sql`excluded.created_at >= ${reports.createdAt}`,
      });
    return await gratitudeOf(tx, date);
  });
}
