import type { QuizResult } from '@hearthway/domain/quiz/contract';
import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Id of the result that the quiz passes to the result page. */
    quizResultId?: string;
  }
}

/**
 * Results that the quiz passes to the result page, in memory only. After a reload, the result page
 * loads the stored result.
 */
const passedResults = new Map<string, { memberId: string; result: QuizResult }>();

export function passResult(memberId: string, result: QuizResult): { quizResultId: string } {
  passedResults.set(result.id, { memberId, result });
  return { quizResultId: result.id };
}

/** The result that the quiz has passed to this page, if it belongs to this member. */
export function usePassedResult(memberId: string): QuizResult | null {
  const id = useLocation({ select: ({ state }) => state.quizResultId });
  const found = id === undefined ? undefined : passedResults.get(id);
  return found?.memberId === memberId ? found.result : null;
}
