import {
  firstActionAtCompletion,
  firstActionFromStoredResult,
} from '@hearthway/domain/quiz/first-action';
import { QUIZ_MESSAGES } from '@hearthway/domain/quiz/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Scene } from '../../brand/scenes/scene.tsx';
import { debugLog } from '../../lib/debug-log.ts';
import { useStoredSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHandedResult } from './handed-result.ts';
import { quizQueries } from './queries.ts';
import { ResultCard } from './result-card.tsx';

export function QuizResultPage() {
  const memberId = useStoredSession().session?.userId ?? '';
  const handed = useHandedResult(memberId);
  const stored = useQuery({ ...quizQueries.latestResult(memberId), enabled: !handed });
  useEffect(() => {
    if (stored.error) debugLog.add('quiz', 'the result could not be loaded', stored.error);
  }, [stored.error]);

  const result = handed ?? stored.data;
  return (
    <Page width="reading">
      <PageHeader title="Your recommendation" />
      <div className="mt-7">
        {result ? (
          <ResultCard
            result={result}
            firstAction={(handed ? firstActionAtCompletion : firstActionFromStoredResult)(
              result.recommendedPath,
            )}
          />
        ) : stored.isPending && !stored.isPaused ? (
          <>
            <p role="status" className="sr-only">
              Loading your recommendation
            </p>
            <Skeleton className="h-120 rounded-card!" />
          </>
        ) : (
          <NoResult />
        )}
      </div>
    </Page>
  );
}

function NoResult() {
  return (
    <EmptyState
      picture={<Scene subject="fork" hue="house" />}
      text={QUIZ_MESSAGES.noResult}
      action={
        <Button asChild variant="action">
          <Link to="/path">{QUIZ_MESSAGES.startQuiz}</Link>
        </Button>
      }
    />
  );
}
