import type { LatestQuizResultResponse } from '@hearthway/domain/quiz/contract';
import { preferenceOf } from '@hearthway/domain/quiz/preference';
import { desc } from 'drizzle-orm';
import type { Database, MemberSession } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { quizResults } from '../../db/tables/quiz-results.ts';
import { resultBody } from './result-body.ts';

export async function readLatestResult(
  db: Database,
  who: MemberSession,
): Promise<LatestQuizResultResponse> {
  const [[row], [profile]] = await db.readAsMember(who, (tx) =>
    Promise.all([
      tx.select().from(quizResults).orderBy(desc(quizResults.createdAt)).limit(1),
      tx.select({ signals: profiles.signals }).from(profiles).limit(1),
    ]),
  );
  return { result: row ? resultBody(row, preferenceOf(profile?.signals)) : null };
}
