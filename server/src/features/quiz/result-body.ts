import type { QuizResult } from '@hearthway/domain/quiz/contract';
import {
  counterfactualSentence,
  explainStoredResult,
  recommendationReason,
} from '@hearthway/domain/quiz/explain';
import type { QuizResultRow } from '../../db/tables/quiz-results.ts';

/** A stored result as the member sees it, with its reason and what would have changed it. */
export function resultBody(row: QuizResultRow, preference: unknown): QuizResult {
  const explanation = explainStoredResult(row, preference);
  return {
    id: row.id,
    recommendedPath: row.recommendedPath,
    scores: row.scores,
    createdAt: row.createdAt.toISOString(),
    why: explanation && {
      rule: explanation.recommendation.rule,
      causes: explanation.recommendation.causes,
      reason: recommendationReason(explanation.recommendation),
      otherwise: explanation.counterfactual && counterfactualSentence(explanation.counterfactual),
    },
  };
}
