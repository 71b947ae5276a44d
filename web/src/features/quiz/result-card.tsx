import type { QuizResult } from '@hearthway/domain/quiz/contract';
import type { FirstAction } from '@hearthway/domain/quiz/first-action';
import { QUIZ_MESSAGES } from '@hearthway/domain/quiz/messages';
import { Link } from '@tanstack/react-router';
import { AppLink } from '../../brand/app-link.tsx';
import { TrackMark } from '../../brand/track-mark.tsx';
import { trackLook, tracks } from '../../brand/tracks.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

interface ResultCardProps {
  result: QuizResult;
  firstAction: FirstAction;
}

export function ResultCard({ result, firstAction }: ResultCardProps) {
  const { recommendedPath, scores, why } = result;
  const look = trackLook[recommendedPath];
  const track = tracks.find(({ id }) => id === recommendedPath);
  return (
    <>
      <section
        aria-labelledby="recommended-track"
        className={cn(
          'relative overflow-hidden rounded-card border bg-surface p-6 shadow-card sm:p-9',
          look.ring,
        )}
      >
        <span
          aria-hidden="true"
          className={cn('absolute -top-24 -right-20 size-64 rounded-full', look.tint)}
        />
        <div className="relative">
          <TrackMark track={recommendedPath} className="-ml-1 size-12" />
          <p className={cn('mt-3 font-bold text-sm tracking-[0.08em]', look.text)}>
            {recommendedPath}
          </p>
          <h2 id="recommended-track" className="text-3xl sm:text-4xl">
            {track?.name}
          </h2>
          <p className="mt-2 text-lg text-muted">{track?.text}</p>
          <p className="mt-5 flex flex-wrap gap-2">
            <Badge tone="teal" className="text-sm!">
              {QUIZ_MESSAGES.acuity} {scores.acuity}
            </Badge>
            <Badge tone="warm" className="text-sm!">
              {QUIZ_MESSAGES.confidence} {scores.confidence}
            </Badge>
          </p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">
            <Button asChild variant="action">
              <AppLink to={firstAction.to}>{firstAction.label}</AppLink>
            </Button>
            <Button asChild variant="outline">
              <Link to="/home">{QUIZ_MESSAGES.backToHome}</Link>
            </Button>
          </div>
          {why && (
            <Disclosure label={QUIZ_MESSAGES.why} open className="mt-5 border-line border-t pt-2">
              <p>{why.reason}</p>
              {why.otherwise && <p className="mt-1 text-muted">{why.otherwise}</p>}
            </Disclosure>
          )}
        </div>
      </section>
      <p className="mt-5 text-muted text-sm">{QUIZ_MESSAGES.explanation}</p>
    </>
  );
}
