import { getGender } from '@hearthway/domain/quiz/answers';
import type { QuizResult, SubmitQuizRequest } from '@hearthway/domain/quiz/contract';
import { decideTrack } from '@hearthway/domain/quiz/explain';
import { getPreference } from '@hearthway/domain/quiz/preference';
import { QUIZ_VERSION } from '@hearthway/domain/quiz/questions';
import { quizScores } from '@hearthway/domain/quiz/scores';
import { visibleAnswers } from '@hearthway/domain/quiz/visible-questions';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { MemberSession, Tx } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { type QuizResultRow, quizResults } from '../../db/tables/quiz-results.ts';
import { recordEvent } from '../../member/events.ts';
import { lockProfile } from '../../member/profile.ts';
import { toQuizResult } from './result-body.ts';

/** A second request with the same `id`, such as a double click, gets the stored result. */
export function submitQuiz(
  { db, who, now }: Call,
  { id, responses }: SubmitQuizRequest,
): Promise<QuizResult> {
  return db.write(who, async (tx) => {
    const preference = getPreference((await lockProfile(tx)).signals);
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
    if (inserted.length === 0) return toQuizResult(await readStoredResult(tx, who, id));
    await Promise.all([
      tx
        .update(profiles)
        .set({
          quizVersion: QUIZ_VERSION,
          recommendedPath: row.recommendedPath,
          gender: getGender(counted),
        })
        .where(eq(profiles.userId, who.userId)),
      recordEvent(
        { tx, who, now },
        { event: 'quiz_completed', props: { answers: Object.keys(counted).length } },
      ),
    ]);
    return toQuizResult(row);
  });
}

async function readStoredResult(tx: Tx, who: MemberSession, id: string): Promise<QuizResultRow> {
  const [row] = await tx
    .select()
    .from(quizResults)
    .where(and(eq(quizResults.userId, who.userId), eq(quizResults.id, id)));
  if (!row) throw new Error('the stored quiz result could not be read back');
  return row;
}
