import { FIND_PATH_WORDS, HOME_MESSAGES } from '@hearthway/domain/home/messages';
import type { Gender } from '@hearthway/domain/vocabulary';
import { Link } from '@tanstack/react-router';
import { Scene } from '../../../brand/scenes/scene.tsx';
import { QuickRouterButton } from '../../../features/quick-router/quick-router-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText } from '../../../ui/card.tsx';
import { cn } from '../../../ui/cn.ts';

interface FindPathProps {
  gender: Gender | null;
}

interface FindPathCardProps extends FindPathProps {
  isFirst: boolean;
  isQuiet: boolean;
}

export function FindPath({ gender, isFirst, isQuiet }: FindPathCardProps) {
  return (
    <Card
      aria-labelledby="find-path-title"
      className={cn(isFirst && 'flex h-full flex-col justify-center border-coral/60')}
    >
      <div className="flex items-center gap-4 sm:gap-5">
        <Scene
          subject="compass"
          hue="house"
          ground={1}
          className={cn('shrink-0 rounded-control', isFirst ? 'size-20 sm:size-32' : 'size-16')}
        />
        <div className="min-w-0">
          {isFirst && <p className="font-semibold text-sm text-warm">{HOME_MESSAGES.startHere}</p>}
          <h2 id="find-path-title" className={isFirst ? 'text-2xl sm:text-3xl' : 'text-xl'}>
            {FIND_PATH_WORDS.title}
          </h2>
          <CardText className="max-sm:text-sm max-sm:leading-snug">{FIND_PATH_WORDS.text}</CardText>
        </div>
      </div>
      <div
        className={cn(
          'flex flex-wrap gap-2 *:grow max-sm:*:px-3 max-sm:*:text-sm sm:gap-3',
          isFirst ? 'pt-5 *:min-h-13' : 'mt-4',
        )}
      >
        <Button asChild variant={isQuiet ? 'outline' : 'action'}>
          <Link to="/path">{HOME_MESSAGES.findPath}</Link>
        </Button>
        <QuickRouterButton knownGender={gender} />
      </div>
    </Card>
  );
}

export function FindPathAgain({ gender }: FindPathProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sunk p-5 sm:px-6">
      <p className="grow text-muted">{FIND_PATH_WORDS.again}</p>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-3 max-sm:*:text-sm sm:gap-3">
        <QuickRouterButton knownGender={gender} />
        <Button asChild variant="outline">
          <Link to="/path">{HOME_MESSAGES.findPath}</Link>
        </Button>
      </div>
    </div>
  );
}
