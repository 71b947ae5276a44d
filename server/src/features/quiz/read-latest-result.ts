import type { LatestQuizResultResponse } from '@hearthway/domain/quiz/contract';
import { desc } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { quizResults } from '../../db/tables/quiz-results.ts';
import { toQuizResult } from './result-body.ts';

export async function readLatestResult({ db, who }: Call): Promise<LatestQuizResultResponse> {
  const [row] = await db.read(who, (tx) =>
    tx.select().from(quizResults).orderBy(desc(quizResults.createdAt)).limit(1),
  );
  return { result: row ? toQuizResult(row) : null };
}
