import { QUIZ_MESSAGES } from '@hearthway/domain/quiz/messages';
import { type FormEvent, useEffect, useRef } from 'react';
import { useMe } from '../../member/me.ts';
import { useStoredSession } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { QuestionView } from './question-view.tsx';
import { QuizProgress } from './quiz-progress.tsx';
import { useQuiz } from './use-quiz.ts';

export function QuizPage() {
  const memberId = useStoredSession().session?.userId ?? '';
  const quiz = useQuiz(memberId, useMe().data?.gender ?? null);
  const { question, nextId, previousId } = quiz.step;
  const heading = useFocusOnChange(question.id);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (quiz.isComplete && !quiz.isSubmitting) quiz.next();
  };

  return (
    <Page width="reading">
      <h1 className="text-3xl sm:text-4xl">{QUIZ_MESSAGES.heading}</h1>
      <form onSubmit={onSubmit} className="mt-6">
        <QuizProgress {...quiz.step} />
        <div key={question.id} className="mt-7 animate-fade">
          <h2
            ref={heading}
            id="quiz-question"
            tabIndex={-1}
            className="text-2xl focus-visible:outline-none"
          >
            {question.prompt}
          </h2>
          {question.help && (
            <p id="quiz-help" className="mt-2 text-muted">
              {question.help}
            </p>
          )}
          <div className="mt-6">
            <QuestionView
              question={question}
              answer={quiz.answer}
              onChange={quiz.choose}
              labelledBy="quiz-question"
              describedBy={question.help ? 'quiz-help' : undefined}
            />
          </div>
        </div>
        {quiz.hasFailed && (
          <Alert tone="error" className="mt-6">
            {QUIZ_MESSAGES.couldNotSubmit}
          </Alert>
        )}
        <div className="mt-8 grid grid-cols-[auto_1fr] gap-3 sm:flex sm:justify-between">
          <Button variant="outline" disabled={!previousId || quiz.isSubmitting} onClick={quiz.back}>
            {QUIZ_MESSAGES.back}
          </Button>
          <Button
            type="submit"
            variant="action"
            disabled={!quiz.isComplete}
            busy={quiz.isSubmitting}
          >
            {nextId ? QUIZ_MESSAGES.next : QUIZ_MESSAGES.submit}
          </Button>
        </div>
      </form>
    </Page>
  );
}

function useFocusOnChange(id: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return heading;
}
