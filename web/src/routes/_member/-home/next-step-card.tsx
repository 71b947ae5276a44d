import { filmCode, HOME_MESSAGES, nextStepWords } from '@hearthway/domain/home/messages';
import type { TodayItem } from '@hearthway/domain/home/today';
import { minutesText } from '@hearthway/domain/resources/reading';
import type { ShortRead } from '@hearthway/domain/resources/short-read';
import type { Track } from '@hearthway/domain/vocabulary';
import { Link } from '@tanstack/react-router';
import { AppLink } from '../../../brand/app-link.tsx';
import { type Hue, Scene } from '../../../brand/scenes/scene.tsx';
import type { Subject } from '../../../brand/scenes/subjects.ts';
import { WeekScene } from '../../../brand/scenes/week-scene.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cn } from '../../../ui/cn.ts';
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

const PICTURE =
  'size-16 shrink-0 rounded-control sm:-mx-6 sm:-mt-6 sm:aspect-[3/1] sm:h-auto sm:w-[calc(100%+3rem)] sm:grow sm:rounded-b-none sm:rounded-t-[19px]';

interface NextStepCardProps {
  item: TodayItem;
  read: ShortRead | null;
  isQuiet: boolean;
}

export function NextStepCard({ item, read, isQuiet }: NextStepCardProps) {
  const { title, text, action } = nextStepWords(item);
  const film = item.kind === 'path' || item.kind === 'journey' ? item.next?.film : null;
  return (
    <Card aria-labelledby="next-step-title" className="flex flex-col">
      <div className="flex items-center gap-4 sm:grow sm:flex-col sm:items-start">
        {film ? (
          <WeekScene position={film.week} className={PICTURE} />
        ) : (
          <Scene {...picture(item)} ground={1} className={PICTURE} />
        )}
        <div className="min-w-0">
          <p className="font-semibold text-muted text-sm">{HOME_MESSAGES.nextStep}</p>
          <h2 id="next-step-title" className="text-xl leading-tight sm:text-2xl">
            {title}
          </h2>
        </div>
      </div>
      {text && <p className="mt-3 text-muted max-sm:text-sm sm:mt-1">{text}</p>}
      {film?.isBegun && <WeekDashes week={film.week} of={film.of} />}
      <Button asChild variant={isQuiet ? 'outline' : 'action'} className="mt-4 w-full">
        <AppLink to={todayRoute(item)}>{action}</AppLink>
      </Button>
      {item.kind === 'path' && !film && FIRST_VISITS[item.track] && (
        <p className="mt-3 text-muted text-sm">{FIRST_VISITS[item.track]}</p>
      )}
      {film && <p className="mt-2 text-center text-muted text-xs">{filmCode(film)}</p>}
      {item.kind === 'path' && read && !film?.isBegun && (
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

function WeekDashes({ week, of }: { week: number; of: number }) {
  return (
    <div
      role="progressbar"
      aria-label={`Week ${week} of ${of}`}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={week - 1}
      className="mt-3 flex gap-1"
    >
      {Array.from({ length: of }, (_unused, index) => index + 1).map((one) => (
        <span
          key={one}
          className={cn(
            'h-2 min-w-0 grow rounded-full',
            one < week && 'bg-shj',
            one === week && 'ring-2 ring-shj ring-inset',
            one > week && 'bg-line',
          )}
        />
      ))}
    </div>
  );
}

const VISIT = 'One visit to find out where your health stands today and what’s worth doing next.';
const FIRST_VISITS: Partial<Record<Track, string>> = { MHI: VISIT, WHI: VISIT };
