import { FIND_PATH_WORDS, HOME_MESSAGES } from '@hearthway/domain/home/messages';
import type { Gender } from '@hearthway/domain/vocabulary';
import { Link } from '@tanstack/react-router';
import { QuickRouterButton } from '../../../features/quick-router/quick-router-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';

interface FindPathProps {
  gender: Gender | null;
}

export function FindPath({ gender, isQuiet }: FindPathProps & { isQuiet: boolean }) {
  return (
    <Card aria-labelledby="find-path-title">
      <CardTitle id="find-path-title">{FIND_PATH_WORDS.title}</CardTitle>
      <CardText>{FIND_PATH_WORDS.text}</CardText>
      <div className="mt-4 flex flex-wrap gap-3 *:grow">
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
    <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="grow text-muted">{FIND_PATH_WORDS.again}</p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        <QuickRouterButton knownGender={gender} />
        <Button asChild variant="outline">
          <Link to="/path">{HOME_MESSAGES.findPath}</Link>
        </Button>
      </div>
    </div>
  );
}
