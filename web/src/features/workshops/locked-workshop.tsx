import type { WorkshopCard } from '@hearthway/domain/workshops/contract';
import { opensAfterCompleting, WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
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

export function LockedWorkshop({ workshop }: { workshop: WorkshopCard }) {
  const { data, isLoading } = useQuery(workshopQueries.list());
  const workshops = data?.workshops ?? [];
  const next = workshops.find(({ status }) => status === 'unlocked');
  const before = workshops.filter(
    ({ status, position }) => status !== 'completed' && position < workshop.position,
  );
  return (
    <Card className="grid gap-x-12 gap-y-8 sm:p-8 lg:grid-cols-2">
      <div>
        <Lock aria-hidden="true" className="mb-3 size-6 text-muted" />
        <CardTitle>{WORKSHOP_MESSAGES.locked}</CardTitle>
        {workshop.opensAfter && <CardText>{opensAfterCompleting(workshop.opensAfter)}</CardText>}
        {isLoading && <Skeleton className="mt-6 h-24" />}
        {next && (
          <>
            <Button asChild variant="action" className="mt-6 max-sm:w-full">
              <Link to="/shj/workshops/$slug" params={{ slug: next.slug }}>
                {next.position === 1 ? 'Start with week 1' : `Continue with week ${next.position}`}
              </Link>
            </Button>
            <p
              id="journey-progress"
              className="mt-6 flex flex-wrap justify-between gap-x-4 text-sm"
            >
              <b>{before.length === 1 ? '1 week to go' : `${before.length} weeks to go`}</b>{' '}
              <span className="text-muted">
                {workshops.filter(({ status }) => status === 'completed').length} of{' '}
                {workshops.length} completed
              </span>
            </p>
            <JourneyBar workshops={workshops} labelledBy="journey-progress" />
          </>
        )}
      </div>
      {next && (
        <section aria-labelledby="weeks-before">
          <h3 id="weeks-before" className="text-lg">
            The way there
          </h3>
          <ol className="mt-3 flex flex-col gap-3">
            {[...before, workshop].map(({ id, title, position, status }) => (
              <li key={id} className="flex items-center gap-4">
                <WeekScene
                  position={position}
                  className={cn(
                    'h-12 w-20 shrink-0 rounded-control',
                    status === 'locked' && 'opacity-60',
                  )}
                />
                <div className="min-w-0">
                  <WeekLine position={position} status={status} />
                  <p
                    className={cn(
                      'font-serif text-lg leading-snug',
                      status === 'locked' && 'text-muted',
                    )}
                  >
                    {title}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Card>
  );
}
