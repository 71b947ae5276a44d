import type { WorkshopCard } from '@hearthway/domain/workshops/contract';
import {
  opensAfterCompleting,
  WORKSHOP_MESSAGES,
  WORKSHOP_STATUS_LABELS,
} from '@hearthway/domain/workshops/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { WeekScene } from '../../brand/scenes/week-scene.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JourneyBar } from './journey-bar.tsx';
import { workshopQueries } from './queries.ts';
import { WeekLine } from './week-line.tsx';
import './week-trail.css';

export function LockedWorkshop({ workshop }: { workshop: WorkshopCard }) {
  const { data, isLoading } = useQuery(workshopQueries.list());
  const workshops = data?.workshops ?? [];
  const next = workshops.find(({ status }) => status === 'unlocked');
  const before = workshops.filter(
    ({ status, position }) => status !== 'completed' && position < workshop.position,
  );
  return (
    <>
      <Card className="grid items-end gap-x-12 gap-y-6 sm:p-8 lg:grid-cols-2">
        <div>
          <CardTitle>{WORKSHOP_MESSAGES.locked}</CardTitle>
          {workshop.opensAfter && <CardText>{opensAfterCompleting(workshop.opensAfter)}</CardText>}
          {isLoading && <Skeleton className="mt-6 h-24" />}
          {next && (
            <Button asChild variant="action" className="mt-5 max-sm:w-full">
              <Link to="/shj/workshops/$slug" params={{ slug: next.slug }}>
                {next.position === 1 ? 'Start with week 1' : `Continue with week ${next.position}`}
              </Link>
            </Button>
          )}
        </div>
        {next && (
          <div>
            <p id="journey-progress" className="flex flex-wrap justify-between gap-x-4 text-sm">
              <b>{before.length === 1 ? '1 week to go' : `${before.length} weeks to go`}</b>{' '}
              <span className="text-muted">
                {workshops.filter(({ status }) => status === 'completed').length} of{' '}
                {workshops.length} completed
              </span>
            </p>
            <JourneyBar workshops={workshops} labelledBy="journey-progress" />
          </div>
        )}
      </Card>
      {next && (
        <section aria-labelledby="weeks-before" className="mt-3 sm:mt-5">
          <h2 id="weeks-before" className="text-2xl">
            The way there
          </h2>
          <ol className="week-trail mt-4">
            {[...before, workshop].map((week) => (
              <TrailWeek key={week.id} week={week} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function TrailWeek({ week: { title, position, status } }: { week: WorkshopCard }) {
  const isLocked = status === 'locked';
  return (
    <li className="flex gap-4 max-sm:items-center sm:flex-col sm:gap-3">
      <div className="week-picture relative shrink-0 max-sm:w-24">
        <WeekScene
          position={position}
          className={cn(
            'block aspect-[8/5] w-full rounded-control sm:rounded-card',
            isLocked ? 'opacity-60' : 'ring-3 ring-shj ring-offset-2 ring-offset-paper',
          )}
        />
        {isLocked && (
          <span className="absolute right-1.5 bottom-1.5 grid size-6 place-items-center rounded-full bg-surface text-muted shadow-card sm:right-2.5 sm:bottom-2.5 sm:size-8">
            <Lock aria-hidden="true" className="size-3.5 sm:size-4" />
          </span>
        )}
      </div>
      <div className="min-w-0">
        {isLocked ? (
          <p className="font-bold text-muted text-sm">
            Week {position}
            <span className="sr-only">, {WORKSHOP_STATUS_LABELS[status]}</span>
          </p>
        ) : (
          <WeekLine position={position} status={status} />
        )}
        <p className={cn('font-serif text-lg leading-snug', isLocked && 'text-muted')}>{title}</p>
      </div>
    </li>
  );
}
