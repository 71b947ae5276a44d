import { HOME_MESSAGES, nextStepWords } from '@hearthway/domain/home/messages';
import type { TodayItem } from '@hearthway/domain/home/today';
import { minutesText } from '@hearthway/domain/resources/reading';
import type { ShortRead } from '@hearthway/domain/resources/short-read';
import type { Track } from '@hearthway/domain/vocabulary';
import { Link } from '@tanstack/react-router';
import { AppLink } from '../../../brand/app-link.tsx';
import { type Hue, Scene } from '../../../brand/scenes/scene.tsx';
import type { Subject } from '../../../brand/scenes/subjects.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { todayRoute } from './today-route.ts';

const pathSubjects: Record<Track, Subject> = {
  SHJ: 'walk',
  MHI: 'summit',
  WHI: 'phases',
  IBC: 'cups',
};

function picture(item: TodayItem): { subject: Subject; hue: Hue } {
  switch (item.kind) {
    case 'path':
      return { subject: pathSubjects[item.track], hue: item.track };
    case 'journey':
      return { subject: 'walk', hue: 'SHJ' };
    case 'gratitude':
      return { subject: 'jar', hue: 'IBC' };
    default:
      return { subject: 'compass', hue: 'house' };
  }
}

interface NextStepCardProps {
  item: TodayItem;
  read: ShortRead | null;
}

export function NextStepCard({ item, read }: NextStepCardProps) {
  const { title, text, action } = nextStepWords(item);
  return (
    <Card aria-labelledby="next-step-title">
      <div className="flex items-center gap-4">
        <Scene
          {...picture(item)}
          ground={1}
          className="size-18 shrink-0 rounded-control sm:size-20"
        />
        <div className="min-w-0">
          <p className="font-semibold text-muted text-sm">{HOME_MESSAGES.nextStep}</p>
          <h2 id="next-step-title" className="text-xl leading-tight">
            {title}
          </h2>
        </div>
      </div>
      {text && <p className="mt-3 text-muted">{text}</p>}
      <Button asChild variant="action" className="mt-4 w-full">
        <AppLink to={todayRoute(item)}>{action}</AppLink>
      </Button>
      {item.kind === 'path' && read && (
        <p className="mt-3 text-muted text-sm">
          {HOME_MESSAGES.shortRead}{' '}
          <Link
            to="/resources/$slug"
            params={{ slug: read.slug }}
            className="font-semibold text-teal underline decoration-teal/40 underline-offset-4 hover:decoration-teal"
          >
            {read.title}
          </Link>{' '}
          <span className="whitespace-nowrap">· {minutesText(read.minutes)}</span>
        </p>
      )}
    </Card>
  );
}
