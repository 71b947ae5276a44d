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
import { PhaseSection } from './phase-section.tsx';
import { groupByPhase } from './phases.ts';
import { workshopQueries } from './queries.ts';
import { WhatIsFree } from './what-is-free.tsx';

const phaseList = 'mt-10 flex flex-col gap-10 sm:mt-12 sm:gap-12';

export function WorkshopsPage() {
  const { data: list, error } = useQuery(workshopQueries.list());
  const data = useDeferredData(list);
  const firstLocked = data?.workshops.find(({ status }) => status === 'locked');
  return (
    <Page>
      <PageHeader
        title={
          <>
            <span className="mb-1 block font-bold font-sans text-base text-shj tracking-normal">
              Self-Health Journey
            </span>{' '}
            Workshops
          </>
        }
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
              <Link to="/shj/intro">How the journey works</Link>
            </Button>
          }
        />
      )}
      {data && data.workshops.length > 0 && (
        <>
          <JourneyProgress workshops={data.workshops} />
          <div className={phaseList}>
            {groupByPhase(data.workshops).map((group) => (
              <PhaseSection key={group.workshops[0]?.id} {...group} firstLocked={firstLocked} />
            ))}
          </div>
          <WhatIsFree />
        </>
      )}
    </Page>
  );
}

function Pending() {
  return (
    <div role="status">
      <span className="sr-only">Loading workshops…</span>
      <Skeleton className="mt-6 h-96 rounded-card md:h-72" />
      <div className={phaseList}>
        {Array.from({ length: 3 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders that never move.
          <Skeleton key={index} className="h-64 rounded-card" />
        ))}
      </div>
    </div>
  );
}
