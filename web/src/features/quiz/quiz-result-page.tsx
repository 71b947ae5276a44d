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
import { usePassedResult } from './passed-result.ts';
import { quizQueries } from './queries.ts';
import { ResultCard } from './result-card.tsx';

export function QuizResultPage() {
  const memberId = useStoredSession().session?.userId ?? '';
  const passed = usePassedResult(memberId);
  const stored = useQuery({ ...quizQueries.latestResult(memberId), enabled: !passed });
  useEffect(() => {
    if (stored.error) debugLog.add('quiz', 'could not load the result', stored.error);
  }, [stored.error]);

  const result = passed ?? stored.data;
  return (
    <Page width="reading">
      <PageHeader title="Your recommendation" />
      <div className="mt-7">
        {result ? (
          <ResultCard
            result={result}
            firstAction={(passed ? firstActionAtCompletion : firstActionFromStoredResult)(
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
