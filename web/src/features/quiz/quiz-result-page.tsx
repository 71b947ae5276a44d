import {
  firstActionAtCompletion,
  firstActionFromStoredResult,
} from '@hearthway/domain/quiz/first-action';
import { QUIZ_MESSAGES } from '@hearthway/domain/quiz/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { HouseScene } from '../../brand/scenes/house-scene.tsx';
import { TrackMark } from '../../brand/track-mark.tsx';
import { tracks } from '../../brand/tracks.ts';
import { debugLog } from '../../lib/debug-log.ts';
import { useStoredSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePassedResult } from './passed-result.ts';
import { quizQueries } from './queries.ts';
import { ResultCard, ResultReasons } from './result-card.tsx';

const LANTERNS = 4;

export function QuizResultPage() {
  const memberId = useStoredSession().session?.userId ?? '';
  const passed = usePassedResult(memberId);
  const stored = useQuery({ ...quizQueries.latestResult(memberId), enabled: !passed });
  useEffect(() => {
    if (stored.error) debugLog.add('quiz', 'could not load the result', stored.error);
  }, [stored.error]);

  const result = passed ?? stored.data;
  const isLoading = stored.isPending && !stored.isPaused;
  const isMissing = !result && !isLoading;
  return (
    <Page>
      <div
        className={cn(
          'overflow-hidden rounded-card border border-line bg-surface shadow-card lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
          isMissing ? 'lg:min-h-[min(44rem,calc(100dvh-11rem))]' : 'lg:min-h-116',
        )}
      >
        <div className={cn('relative sm:h-56 lg:h-auto', isMissing ? 'h-52' : 'h-44')}>
          <HouseScene lit={isLoading ? 0 : LANTERNS} of={LANTERNS} className="absolute inset-0" />
        </div>
        <div className="p-5 sm:p-9 lg:self-center lg:p-12">
          {result && (
            <TrackMark
              track={result.recommendedPath}
              className="relative -mt-13 mb-3 size-16 rounded-full border border-line bg-surface p-3 shadow-card sm:-mt-17 lg:mt-0"
            />
          )}
          <h1
            className={
              isMissing
                ? 'text-3xl sm:text-4xl'
                : 'mb-1 font-sans font-semibold text-muted text-base tracking-normal'
            }
          >
            {isMissing ? 'Where will you begin?' : 'Your recommendation'}
          </h1>
          {result ? (
            <ResultCard
              result={result}
              firstAction={(passed ? firstActionAtCompletion : firstActionFromStoredResult)(
                result.recommendedPath,
              )}
            />
          ) : isLoading ? (
            <>
              <p role="status" className="sr-only">
                Loading your recommendation
              </p>
              <Skeleton className="h-100 rounded-card!" />
            </>
          ) : (
            <NoResult />
          )}
        </div>
      </div>
      {result && <ResultReasons result={result} />}
    </Page>
  );
}

function NoResult() {
  return (
    <>
      <p className="mt-2 text-lg">
        Answer a few questions to find out which of these four is the place to begin. It takes about
        a minute.
      </p>
      <p className="mt-1 text-muted">{QUIZ_MESSAGES.noResult}</p>
      <Button asChild variant="action" size="lg" className="mt-5 max-sm:w-full">
        <Link to="/path">{QUIZ_MESSAGES.startQuiz}</Link>
      </Button>
      <ul className="mt-5 flex flex-wrap border-line border-t pt-4 gap-x-1 gap-y-0.5 lg:-mx-2">
        {tracks.map(({ id, name, to }) => (
          <li key={id} className="max-sm:w-full">
            <Link
              to={to}
              className="flex min-h-11 items-center gap-2.5 rounded-control pr-3 font-semibold hover:bg-hover hover:text-teal lg:px-2"
            >
              <TrackMark track={id} className="size-7 shrink-0" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
