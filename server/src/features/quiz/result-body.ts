import type { QuizResult } from '@hearthway/domain/quiz/contract';
import {
  counterfactualSentence,
  recommendationReason,
  storedReason,
} from '@hearthway/domain/quiz/explain';
import type { QuizResultRow } from '../../db/tables/quiz-results.ts';

export function toQuizResult(row: QuizResultRow): QuizResult {
  const reason = storedReason(row);
  return {
    id: row.id,
    recommendedPath: row.recommendedPath,
    scores: row.scores,
    createdAt: row.createdAt.toISOString(),
    why: reason && {
      rule: reason.rule,
      causes: reason.causes,
      reason: recommendationReason(reason),
      otherwise: reason.otherwise && counterfactualSentence(reason.otherwise),
    },
  };
}
