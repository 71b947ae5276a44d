import type { LatestQuizResultResponse } from '@hearthway/domain/quiz/contract';
import { preferenceOf } from '@hearthway/domain/quiz/preference';
import { desc } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { quizResults } from '../../db/tables/quiz-results.ts';
import { readProfile } from '../../member/profile.ts';
import { resultBody } from './result-body.ts';

export async function readLatestResult({ db, who }: Call): Promise<LatestQuizResultResponse> {
  const [[row], { signals }] = await db.read(who, (tx) =>
    Promise.all([
      tx.select().from(quizResults).orderBy(desc(quizResults.createdAt)).limit(1),
      readProfile(tx),
    ]),
  );
  return { result: row ? resultBody(row, preferenceOf(signals)) : null };
}
