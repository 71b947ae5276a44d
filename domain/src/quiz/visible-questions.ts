import type { Answer, Answers } from './answers.ts';
import type { Question } from './question-kinds.ts';
import { QUESTIONS } from './questions.ts';

export function visibleQuestions(answers: Answers): readonly Question[] {
  return QUESTIONS.filter((question: Question) => question.showIf?.(answers) ?? true);
}

export function visibleAnswers(answers: Answers): Record<string, Answer> {
  const shown = visibleQuestions(answers).map(({ id }) => id);
  const isLegacy = isMissing(answers.q_focus);
  const counted = isLegacy ? [...shown, 'primary_concern'] : shown;
  return Object.fromEntries(
    counted.flatMap((id): [string, Answer][] => {
      const answer = answers[id];
      return isMissing(answer) ? [] : [[id, answer]];
    }),
  );
}

function isMissing(answer: Answer | undefined): answer is undefined {
  return answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
}
