import type { QuizResult } from '@hearthway/domain/quiz/contract';
import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Which result the quiz hands to the result page on the way there. */
    quizResultId?: string;
  }
}

/** Results of this page's life; after a reload the page is opened by its address, like any other. */
const handed = new Map<string, { memberId: string; result: QuizResult }>();

/** The state for the way to the result page. */
export function handResult(memberId: string, result: QuizResult): { quizResultId: string } {
  handed.set(result.id, { memberId, result });
  return { quizResultId: result.id };
}

/** The result that this page was opened with, if it was opened by the quiz and by this member. */
export function useHandedResult(memberId: string): QuizResult | null {
  const id = useLocation({ select: ({ state }) => state.quizResultId });
  const found = id === undefined ? undefined : handed.get(id);
  return found?.memberId === memberId ? found.result : null;
}
