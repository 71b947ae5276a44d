import type { QuizResult } from '@hearthway/domain/quiz/contract';
import type { FirstAction } from '@hearthway/domain/quiz/first-action';
import { QUIZ_MESSAGES } from '@hearthway/domain/quiz/messages';
import type { Track } from '@hearthway/domain/vocabulary';
import { Link } from '@tanstack/react-router';
import { AppLink } from '../../brand/app-link.tsx';
import { trackLook, tracks } from '../../brand/tracks.ts';
import { useFirstName } from '../../member/me.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

interface ResultCardProps {
  result: QuizResult;
  firstAction: FirstAction;
}

const FIRST_STEPS: Record<Track, string> = {
  SHJ: 'It begins with a two-minute film. Nothing to prepare.',
  MHI: 'It begins with one visit to find out where your health stands today.',
  WHI: 'It begins with one visit to find out where your health stands today.',
  IBC: 'It begins with a few questions about what you’re looking for.',
};

export function ResultCard({ result: { recommendedPath }, firstAction }: ResultCardProps) {
  const firstName = useFirstName();
  const track = tracks.find(({ id }) => id === recommendedPath);
  return (
    <section aria-labelledby="recommended-track">
      <p className="font-serif text-xl">
        {firstName ? `${firstName}, this is a good place to start:` : 'A good place to start:'}
      </p>
      <h2
        id="recommended-track"
        className={cn('mt-1 text-4xl sm:text-5xl', trackLook[recommendedPath].text)}
      >
        {track?.name}
      </h2>
      <p className="mt-3 text-lg">{track?.text}</p>
      <p className="mt-1 text-muted">{FIRST_STEPS[recommendedPath]}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <Button asChild variant="action" size="lg">
          <AppLink to={firstAction.to}>{firstAction.label}</AppLink>
        </Button>
        <Button asChild variant="outline" size="lg">
          <Link to="/home">{QUIZ_MESSAGES.backToHome}</Link>
        </Button>
      </div>
    </section>
  );
}

export function ResultReasons({ result: { scores, why } }: { result: QuizResult }) {
  return (
    <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
      {why && (
        <Card>
          <Disclosure label={QUIZ_MESSAGES.why} open className="-my-2">
            <p className="text-base">{why.reason}</p>
            {why.otherwise && <p className="mt-1 text-base text-muted">{why.otherwise}</p>}
          </Disclosure>
        </Card>
      )}
      <Card>
        <p className="flex flex-wrap gap-2">
          <Badge>
            {QUIZ_MESSAGES.acuity} {scores.acuity}
          </Badge>
          <Badge>
            {QUIZ_MESSAGES.confidence} {scores.confidence}
          </Badge>
        </p>
        <p className="mt-2 text-muted text-sm">{QUIZ_MESSAGES.explanation}</p>
      </Card>
    </div>
  );
}
