import type { Answer } from '@hearthway/domain/quiz/answers';
import { QUESTIONS } from '@hearthway/domain/quiz/questions';
import { useMemo, useState } from 'react';
import { drafts, useDraft } from '../../lib/drafts.ts';

export interface QuizDraft {
  id: string;
  answers: Record<string, Answer>;
  currentId: string | null;
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

export function parseDraft(text: string | null): QuizDraft | null {
  try {
    const { id, answers, currentId } = JSON.parse(text ?? 'null');
    if (typeof id !== 'string' || typeof answers !== 'object') return null;
    const known = Object.entries(answers).filter(
      ([key, answer]) => isAnswer(answer) && QUESTIONS.some((question) => question.id === key),
    );
    return {
      id,
      answers: Object.fromEntries(known) as QuizDraft['answers'],
      currentId: typeof currentId === 'string' ? currentId : null,
    };
  } catch {
    return null;
  }
}

const newDraft = (): QuizDraft => ({ id: crypto.randomUUID(), answers: {}, currentId: null });

export function useQuizDraft(memberId: string) {
  const name = `quiz.${memberId}`;
  const text = useDraft(name);
  const [fresh, setFresh] = useState(newDraft);
  const draft = useMemo(() => parseDraft(text) ?? fresh, [text, fresh]);
  return {
    draft,
    save: (next: QuizDraft) => drafts.set(name, JSON.stringify(next)),
    clear: () => {
      drafts.remove(name);
      setFresh(newDraft());
    },
  };
}
