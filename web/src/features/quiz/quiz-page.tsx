import { QUIZ_MESSAGES } from '@hearthway/domain/quiz/messages';
import { Link } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useRef } from 'react';
import { HouseScene } from '../../brand/scenes/house-scene.tsx';
import { useMe } from '../../member/me.ts';
import { useStoredSession } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { QuestionView } from './question-view.tsx';
import { QuizProgress } from './quiz-progress.tsx';
import { useQuiz } from './use-quiz.ts';

const LANTERNS = 3;

export function QuizPage() {
  const memberId = useStoredSession().session?.userId ?? '';
  const quiz = useQuiz(memberId, useMe().data?.gender ?? null);
  const { question, nextId, previousId, progress } = quiz.step;
  const heading = useFocusOnChange(question.id);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (quiz.isComplete && !quiz.isSubmitting) quiz.next();
  };

  return (
    <div data-immersive className="flex min-h-dvh flex-col md:grid md:grid-cols-2">
      <div className="relative h-[26dvh] min-h-40 shrink-0 md:sticky md:top-0 md:h-dvh">
        <HouseScene lit={Math.round(progress * LANTERNS)} className="absolute inset-0" />
        <Link
          to="/home"
          aria-label={QUIZ_MESSAGES.backToHome}
          className="absolute top-[max(1rem,env(safe-area-inset-top))] left-4 grid size-11 place-items-center rounded-full bg-paper/85 text-ink hover:bg-paper md:top-6 md:left-6"
        >
          <X aria-hidden="true" className="size-5" />
        </Link>
      </div>
      <form
        onSubmit={onSubmit}
        className="mx-auto flex w-full max-w-xl grow flex-col px-5 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:justify-center md:px-10"
      >
        <h1 className="font-sans font-semibold text-muted text-sm tracking-normal">
          {QUIZ_MESSAGES.heading}
        </h1>
        <QuizProgress {...quiz.step} />
        <div key={question.id} className="mt-5 animate-fade">
          <h2
            ref={heading}
            id="quiz-question"
            tabIndex={-1}
            className="text-3xl focus-visible:outline-none"
          >
            {question.prompt}
          </h2>
          {question.help && (
            <p id="quiz-help" className="mt-2 text-muted">
              {question.help}
            </p>
          )}
          <div className="mt-6 [&_[role=radiogroup]>label]:min-h-16 [&_[role=radiogroup]>label]:px-5 [&_[role=radiogroup]>label]:text-lg">
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
        <div className="mt-auto grid grid-cols-[auto_1fr] gap-3 pt-8 md:mt-2">
          <Button
            variant="outline"
            size="lg"
            disabled={!previousId || quiz.isSubmitting}
            onClick={quiz.back}
          >
            {QUIZ_MESSAGES.back}
          </Button>
          <Button
            type="submit"
            variant="action"
            size="lg"
            disabled={!quiz.isComplete}
            busy={quiz.isSubmitting}
          >
            {nextId ? QUIZ_MESSAGES.next : QUIZ_MESSAGES.submit}
          </Button>
        </div>
      </form>
    </div>
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
