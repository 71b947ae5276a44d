import type { QuizResult } from '@hearthway/domain/quiz/contract';
import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    quizResultId?: string;
  }
}

/**
 * A new quiz result reaches the result page in memory. After a reload, that page loads the stored
 * result.
 */
const passedResults = new Map<string, { memberId: string; result: QuizResult }>();

export function passResult(memberId: string, result: QuizResult): { quizResultId: string } {
  passedResults.set(result.id, { memberId, result });
  return { quizResultId: result.id };
}

export function usePassedResult(memberId: string): QuizResult | null {
  const id = useLocation({ select: ({ state }) => state.quizResultId });
  const found = id === undefined ? undefined : passedResults.get(id);
  return found?.memberId === memberId ? found.result : null;
}
