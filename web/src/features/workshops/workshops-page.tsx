import { WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Scene } from '../../brand/scenes/scene.tsx';
import { useDeferredData } from '../../lib/use-deferred-data.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JourneyProgress } from './journey-progress.tsx';
import { workshopQueries } from './queries.ts';
import { WorkshopCard } from './workshop-card.tsx';

const grid = 'mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5';

export function WorkshopsPage() {
  const { data: list, error } = useQuery(workshopQueries.list());
  const data = useDeferredData(list);
  return (
    <Page>
      <PageHeader
        title="SHJ Workshops"
        intro="14 guided weekly workshops. Each opens when you finish the one before it."
      />
      {!data && !error && <Pending />}
      {!data && error && (
        <Alert tone="error" title={WORKSHOP_MESSAGES.couldNotLoadList} className="mt-8">
          {error.message}
        </Alert>
      )}
      {data?.workshops.length === 0 && (
        <EmptyState
          className="mt-8"
          picture={<Scene subject="shelf" hue="SHJ" />}
          text={WORKSHOP_MESSAGES.none}
          action={
            <Button asChild variant="outline">
              <Link to="/shj/intro">How SHJ works</Link>
            </Button>
          }
        />
      )}
      {data && data.workshops.length > 0 && (
        <>
          <JourneyProgress workshops={data.workshops} />
          <ol className={`${grid} *:flex *:min-w-0`}>
            {data.workshops.map((workshop) => (
              <li key={workshop.id}>
                <WorkshopCard workshop={workshop} />
              </li>
            ))}
          </ol>
        </>
      )}
    </Page>
  );
}

function Pending() {
  return (
    <div role="status">
      <span className="sr-only">Loading workshops…</span>
      <Skeleton className="mt-8 h-24 rounded-card" />
      <div className={grid}>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders that never move.
          <Skeleton key={index} className="h-56 rounded-card" />
        ))}
      </div>
    </div>
  );
}
