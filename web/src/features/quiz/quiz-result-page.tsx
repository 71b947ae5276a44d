import {
  firstActionAtCompletion,
  firstActionFromStoredResult,
} from '@hearthway/domain/quiz/first-action';
import { QUIZ_MESSAGES } from '@hearthway/domain/quiz/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect } from 'react';
import { HouseScene } from '../../brand/scenes/house-scene.tsx';
import { TrackMark } from '../../brand/track-mark.tsx';
import { tracks } from '../../brand/tracks.ts';
import { debugLog } from '../../lib/debug-log.ts';
import { useStoredSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Page, PageSection } from '../../ui/page.tsx';
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
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card lg:grid lg:min-h-116 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="relative h-44 sm:h-56 lg:h-auto">
          <HouseScene lit={result ? LANTERNS : 0} of={LANTERNS} className="absolute inset-0" />
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
            {isMissing ? 'No recommendation yet' : 'Your recommendation'}
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
      {isMissing && <OtherWays />}
    </Page>
  );
}

function NoResult() {
  return (
    <>
      <p className="mt-3">{QUIZ_MESSAGES.noResult}</p>
      <p className="mt-1 text-muted">
        A few questions, about a minute, and you’ll know where to begin.
      </p>
      <Button asChild variant="action" size="lg" className="mt-6 max-sm:w-full">
        <Link to="/path">{QUIZ_MESSAGES.startQuiz}</Link>
      </Button>
    </>
  );
}

function OtherWays() {
  return (
    <PageSection title="Or look around first">
      <ul className="grid gap-3 sm:grid-cols-2 lg:gap-4">
        {tracks.map(({ id, name, text, to }) => (
          <li
            key={id}
            className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-4 shadow-card hover:shadow-lifted"
          >
            <TrackMark track={id} className="size-10 shrink-0" />
            <div className="min-w-0 grow">
              <Link to={to} className="font-semibold after:absolute after:inset-0">
                {name}
              </Link>
              <p className="text-muted text-sm">{text}</p>
            </div>
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-teal" />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
