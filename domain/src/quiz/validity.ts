import { type Answer, type Answers, getFocus } from './answers.ts';
import { type MultiQuestion, type Question, SCALE, type SliderQuestion } from './question-kinds.ts';
import { visibleQuestions } from './visible-questions.ts';

export function canContinue(question: Question, answer: Answer | undefined): boolean {
  return question.optional === true || isAnswer(question, answer);
}

export function initialAnswer(question: Question): Answer | undefined {
  if (question.kind === 'slider') return question.defaultValue;
  return question.kind === 'scale' ? SCALE.defaultValue : undefined;
}

export function unansweredQuestions(answers: Answers): string[] {
  return visibleQuestions(answers)
    .filter((question) => !isAcceptable(question, answers))
    .map(({ id }) => id);
}

function isAcceptable(question: Question, answers: Answers): boolean {
  const answer = answers[question.id];
  const isEmpty = answer === undefined || (Array.isArray(answer) && answer.length === 0);
  if (!isEmpty) return isAnswer(question, answer);
  return question.optional === true || (question.id === 'q_focus' && getFocus(answers).length > 0);
}

export function isAnswer(question: Question, answer: unknown): answer is Answer {
  switch (question.kind) {
    case 'radio':
      return question.options.some(({ value }) => value === answer);
    case 'multi':
      return isSelection(question, answer);
    case 'slider':
      return isOnSlider(question, answer);
    case 'scale':
      return isOnSlider(SCALE, answer);
  }
}

function isSelection(question: MultiQuestion, answer: unknown): boolean {
  if (!Array.isArray(answer) || answer.length === 0) return false;
  const isDistinct = new Set(answer).size === answer.length;
  const isOffered = answer.every((choice) =>
    question.options.some(({ value }) => value === choice),
  );
  return isDistinct && isOffered && (answer.length === 1 || !answer.includes('none'));
}

function isOnSlider(
  { min, max, step }: Pick<SliderQuestion, 'min' | 'max' | 'step'>,
  answer: unknown,
): boolean {
  return (
    typeof answer === 'number' && answer >= min && answer <= max && (answer - min) % step === 0
  );
}
