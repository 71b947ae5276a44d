import type { Answers } from './answers.ts';
import type { Question } from './question-kinds.ts';
import { QUESTIONS } from './questions.ts';
import { visibleQuestions } from './visible-questions.ts';

export interface QuizStep {
  question: Question;
  index: number;
  count: number;
  progress: number;
  previousId: string | null;
  nextId: string | null;
}

export function quizStep(answers: Answers, currentId: string | null): QuizStep {
  const shown = visibleQuestions(answers);
  const found = shown.findIndex(({ id }) => id === currentId);
  const index = Math.max(found, 0);
  return {
    question: shown[index] ?? QUESTIONS[0],
    index,
    count: shown.length,
    progress: (index + 1) / shown.length,
    previousId: shown[index - 1]?.id ?? null,
    nextId: shown[index + 1]?.id ?? null,
  };
}
