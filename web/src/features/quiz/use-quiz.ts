import type { Answer } from '@hearthway/domain/quiz/answers';
import type { SubmitQuizRequest } from '@hearthway/domain/quiz/contract';
import { SIGNED_OUT_SUBMIT } from '@hearthway/domain/quiz/messages';
import { quizStep } from '@hearthway/domain/quiz/step';
import { canContinue, initialAnswer } from '@hearthway/domain/quiz/validity';
import { visibleAnswers } from '@hearthway/domain/quiz/visible-questions';
import type { Gender } from '@hearthway/domain/vocabulary';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { isSignedOut } from '../../lib/api-error.ts';
import { recordEvent } from '../../member/record-event.ts';
import { setReturnPath } from '../../session/return-path.ts';
import { sessionStore } from '../../session/session.ts';
import { useSubmitQuiz } from './mutations.ts';
import { passResult } from './passed-result.ts';
import { useQuizDraft } from './quiz-draft.ts';

export function useQuiz(memberId: string, knownGender: Gender | null) {
  const { draft, save, clear } = useQuizDraft(memberId);
  const submission = useSubmitQuiz(memberId);
  const navigate = useNavigate();
  const { history } = useRouter();
  const step = quizStep(draft.answers, draft.currentId);
  const { question } = step;
  const known = question.id === 'q_gender' ? (knownGender ?? undefined) : undefined;
  const answer = draft.answers[question.id] ?? known ?? initialAnswer(question);
  const answers =
    answer === undefined ? draft.answers : { ...draft.answers, [question.id]: answer };

  async function submit() {
    if (!sessionStore.get().session) return history.push(SIGNED_OUT_SUBMIT);
    const responses = visibleAnswers(answers) as SubmitQuizRequest['responses'];
    try {
      const result = await submission.mutateAsync({ id: draft.id, responses });
      await navigate({ to: '/quiz/result', state: passResult(memberId, result) });
      clear();
    } catch (error) {
      if (isSignedOut(error)) setReturnPath('/path-v2');
    }
  }

  return {
    step,
    answer,
    isComplete: canContinue(question, answer),
    isSubmitting: submission.isPending,
    hasFailed: submission.isError,
    choose(value: Answer) {
      if (Object.keys(draft.answers).length === 0) recordEvent('quiz_started');
      save({
        ...draft,
        answers: { ...draft.answers, [question.id]: value },
        currentId: question.id,
      });
    },
    back() {
      save({ ...draft, currentId: step.previousId });
    },
    next() {
      if (Object.keys(draft.answers).length === 0) recordEvent('quiz_started');
      if (step.nextId) save({ ...draft, answers, currentId: step.nextId });
      else void submit();
    },
  };
}
