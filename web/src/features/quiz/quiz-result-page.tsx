import {
  firstActionAtCompletion,
  firstActionFromStoredResult,
} from '@hearthway/domain/quiz/first-action';
import { QUIZ_MESSAGES } from '@hearthway/domain/quiz/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Scene } from '../../brand/scenes/scene.tsx';
import { TrackMark } from '../../brand/track-mark.tsx';
import { tracks } from '../../brand/tracks.ts';
import { debugLog } from '../../lib/debug-log.ts';
import { useStoredSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader, PageSection } from '../../ui/page.tsx';
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
  const isLoading = stored.isPending && !stored.isPaused;
  const isMissing = !result && !isLoading;
  return (
    <Page width="reading">
      <PageHeader
        title={isMissing ? 'No recommendation yet' : 'Your recommendation'}
        intro={isMissing && 'A few questions, about a minute, and you’ll know where to begin.'}
      />
      <div className="mt-7">
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
    <>
      <section className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <Scene subject="fork" hue="house" className="block h-36 w-full sm:h-48" />
        <div className="flex flex-col gap-4 p-5 sm:flex-row sm:items-center sm:justify-between sm:p-8">
          <p>{QUIZ_MESSAGES.noResult}</p>
          <Button asChild variant="action" className="shrink-0">
            <Link to="/path">{QUIZ_MESSAGES.startQuiz}</Link>
          </Button>
        </div>
      </section>
      <PageSection title="Or look around first">
        <ul className="grid gap-3 sm:grid-cols-2">
          {tracks.map(({ id, name, text, to }) => (
            <li
              key={id}
              className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-4 shadow-card hover:shadow-lifted"
            >
              <TrackMark track={id} className="size-10 shrink-0" />
              <div className="min-w-0">
                <Link to={to} className="font-semibold after:absolute after:inset-0">
                  {name}
                </Link>
                <p className="text-muted text-sm">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}
