import { genderOf } from '@hearthway/domain/quiz/answers';
import type { QuizResult, SubmitQuizRequest } from '@hearthway/domain/quiz/contract';
import { preferenceOf } from '@hearthway/domain/quiz/preference';
import { QUIZ_VERSION } from '@hearthway/domain/quiz/questions';
import { recommendTrack } from '@hearthway/domain/quiz/recommend-track';
import { quizScores } from '@hearthway/domain/quiz/scores';
import { visibleAnswers } from '@hearthway/domain/quiz/visible-questions';
import { and, eq } from 'drizzle-orm';
import type { Database, MemberSession, Tx } from '../../db/database.ts';
import { insertEvent } from '../../db/insert-event.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { type QuizResultRow, quizResults } from '../../db/tables/quiz-results.ts';
import { resultBody } from './result-body.ts';

/**
 * Stores the answers that count and what follows from them, all worked out here. The same run of
 * the quiz sent again, by a second click or another tab, is answered as it was the first time.
 */
export function submitQuiz(
  db: Database,
  who: MemberSession,
  { id, responses }: SubmitQuizRequest,
  now: Date,
): Promise<QuizResult> {
  return db.asMember(who, async (tx) => {
    const preference = await lockedPreference(tx);
    const counted = visibleAnswers(responses);
    const row: QuizResultRow = {
      id,
      userId: who.userId,
      version: QUIZ_VERSION,
      responses: counted,
      scores: quizScores(counted),
      recommendedPath: recommendTrack(counted, preference).track,
      createdAt: now,
    };
    const inserted = await tx
      .insert(quizResults)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: quizResults.id });
    if (inserted.length === 0) return resultBody(await storedResult(tx, who, id), preference);
    await Promise.all([
      tx
        .update(profiles)
        .set({
          quizVersion: QUIZ_VERSION,
          recommendedPath: row.recommendedPath,
          gender: genderOf(counted),
        })
        .where(eq(profiles.userId, who.userId)),
      insertEvent(tx, who, 'quiz_completed', { answers: Object.keys(counted).length }, now),
    ]);
    return resultBody(row, preference);
  });
}

/** Holding the profile makes submissions of one member wait for one another. */
async function lockedPreference(tx: Tx): Promise<unknown> {
  const [profile] = await tx
    .select({ signals: profiles.signals })
    .from(profiles)
    .limit(1)
    .for('update');
  return preferenceOf(profile?.signals);
}

async function storedResult(tx: Tx, who: MemberSession, id: string): Promise<QuizResultRow> {
  const [row] = await tx
    .select()
    .from(quizResults)
    .where(and(eq(quizResults.userId, who.userId), eq(quizResults.id, id)));
  if (!row) throw new Error('a quiz result that exists cannot be read');
  return row;
}
