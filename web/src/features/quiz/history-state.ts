import type { QuizResult } from '@hearthway/domain/quiz/contract';
import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** What the quiz hands to the result page on the way there. */
    quizResult?: { memberId: string; result: QuizResult };
  }
}

/** The result that this page was opened with, if it was opened by the quiz and by this member. */
export function useHandedResult(memberId: string): QuizResult | null {
  const handed = useLocation({ select: ({ state }) => state.quizResult });
  return handed?.memberId === memberId ? handed.result : null;
}
