import type { Track } from '../vocabulary.ts';
import { type Answer, type Answers, getChoices, getFocus } from './answers.ts';
import type { Question } from './question-kinds.ts';
import type { QuestionId } from './questions.ts';
import { recommendTrack } from './recommend-track.ts';
import { isAnswer } from './validity.ts';
import { visibleAnswers, visibleQuestions } from './visible-questions.ts';

export interface Counterfactual {
  questionId: QuestionId;
  removed: string[];
  added: string[];
  track: Track;
  answers: Record<string, Answer>;
}

interface Change {
  questionId: string;
  answer: Answer;
  removed: string[];
  added: string[];
}

/**
 * Finds the smallest change to a single answer that would lead to another track. Sliders and scales
 * are left out, because they never change the track.
 */
export function counterfactual(answers: Answers, preference?: unknown): Counterfactual | null {
  const { track: actual } = recommendTrack(answers, preference);
  for (const { questionId, answer, removed, added } of changesBySize(answers)) {
    const changed = visibleAnswers({ ...answers, [questionId]: answer });
    const { track } = recommendTrack(changed, preference);
    if (track !== actual) {
      return { questionId: questionId as QuestionId, removed, added, track, answers: changed };
    }
  }
  return null;
}

function changesBySize(answers: Answers): Change[] {
  const changes = visibleQuestions(answers).flatMap((question) => listChanges(question, answers));
  const size = ({ removed, added }: Change) => removed.length + added.length;
  return changes.sort((a, b) => size(a) - size(b) || a.added.length - b.added.length);
}

function listChanges(question: Question, answers: Answers): Change[] {
  if (question.kind === 'slider' || question.kind === 'scale') return [];
  const values = question.options.map(({ value }) => value);
  const before = question.id === 'q_focus' ? getFocus(answers) : getChoices(answers, question.id);
  const candidates: Answer[] = question.kind === 'radio' ? values : subsets(values);
  return candidates
    .filter((answer) => isAnswer(question, answer))
    .map((answer) => {
      const after = typeof answer === 'string' ? [answer] : (answer as readonly string[]);
      return {
        questionId: question.id,
        answer,
        removed: before.filter((value) => !after.includes(value)),
        added: after.filter((value) => !before.includes(value)),
      };
    });
}

function subsets(values: readonly string[]): string[][] {
  const [first, ...rest] = values;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((subset) => [subset, [first, ...subset]]);
}
