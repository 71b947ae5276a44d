import type { GratitudeResponse, SaveGratitudeRequest } from '@hearthway/domain/gratitude/contract';
import { gratitudeReport } from '@hearthway/domain/gratitude/gratitude-choice';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { reports } from '../../db/tables/member-records.ts';
import { requireOpenDay } from '../../member/day.ts';
import { clampToNow } from '../../member/moment.ts';
import { loadGratitude } from './read-gratitude.ts';

/** Yesterday's gratitude is accepted too, because the member may have been offline that evening. */
export async function saveGratitude(
  { db, who, now }: Call,
  { date, today, choice, words, at }: SaveGratitudeRequest,
): Promise<GratitudeResponse> {
  requireOpenDay({ date, today }, now, SCORECARD_MESSAGES.tooLate);
  const createdAt = clampToNow(at, now);
  const row = { createdAt, ...gratitudeReport(choice), words: words || null };
  return await db.write(who, async (tx) => {
    await tx
      .insert(reports)
      .values({ userId: who.userId, kind: 'daily_gratitude', weekStart: date, ...row })
      .onConflictDoUpdate({
        target: [reports.userId, reports.kind, reports.weekStart],
        set: row,
        setWhere: sql`excluded.created_at >= ${reports.createdAt}`,
      });
    return await loadGratitude(tx, date);
  });
}
