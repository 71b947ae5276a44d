import { genderOf } from '@hearthway/domain/quiz/answers';
import type { QuizResult, SubmitQuizRequest } from '@hearthway/domain/quiz/contract';
import { decideTrack } from '@hearthway/domain/quiz/explain';
import { preferenceOf } from '@hearthway/domain/quiz/preference';
import { QUIZ_VERSION } from '@hearthway/domain/quiz/questions';
import { quizScores } from '@hearthway/domain/quiz/scores';
import { visibleAnswers } from '@hearthway/domain/quiz/visible-questions';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { MemberSession, Tx } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { type QuizResultRow, quizResults } from '../../db/tables/quiz-results.ts';
import { recordEvent } from '../../member/events.ts';
import { lockedProfile } from '../../member/profile.ts';
import { resultBody } from './result-body.ts';

/**
 * Stores the answers that count and what follows from them, all worked out here. The same run of
 * the quiz sent again, by a second click or another tab, is answered as it was the first time.
 */
export function submitQuiz(
  { db, who, now }: Call,
  { id, responses }: SubmitQuizRequest,
): Promise<QuizResult> {
  return db.write(who, async (tx) => {
    // Holding the profile makes submissions of one member wait for one another.
    const preference = preferenceOf((await lockedProfile(tx)).signals);
    const counted = visibleAnswers(responses);
    const { track, reason } = decideTrack(counted, preference);
    const row: QuizResultRow = {
      id,
      userId: who.userId,
      version: QUIZ_VERSION,
      responses: counted,
      scores: quizScores(counted),
      recommendedPath: track,
      reason,
      createdAt: now,
    };
    const inserted = await tx
      .insert(quizResults)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: quizResults.id });
    if (inserted.length === 0) return resultBody(await storedResult(tx, who, id));
    await Promise.all([
      tx
        .update(profiles)
        .set({
          quizVersion: QUIZ_VERSION,
          recommendedPath: row.recommendedPath,
          gender: genderOf(counted),
        })
        .where(eq(profiles.userId, who.userId)),
      recordEvent(
        { tx, who, now },
        { event: 'quiz_completed', props: { answers: Object.keys(counted).length } },
      ),
    ]);
    return resultBody(row);
  });
}

async function storedResult(tx: Tx, who: MemberSession, id: string): Promise<QuizResultRow> {
  const [row] = await tx
    .select()
    .from(quizResults)
    .where(and(eq(quizResults.userId, who.userId), eq(quizResults.id, id)));
  if (!row) throw new Error('a quiz result that exists cannot be read');
  return row;
}
