import { WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { useDeferredData } from '../../lib/use-deferred-data.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { workshopQueries } from './queries.ts';
import { WorkshopContent } from './workshop-content.tsx';

interface WorkshopPageProps {
  afterChecklist: (items: string[]) => ReactNode;
}

export function WorkshopPage({ afterChecklist }: WorkshopPageProps) {
  const { slug } = useParams({ from: '/_member/shj/workshops/$slug' });
  const { data: workshop, isError } = useQuery(workshopQueries.one(slug));
  const data = useDeferredData(workshop);
  usePageTitle(data?.workshop.title);
  return (
    <Page className="max-sm:pt-1">
      {!(isError && !data) && (
        <Button asChild variant="link" size="sm" className="sm:-mt-4 sm:mb-2">
          <Link to="/shj/workshops">
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            All workshops
          </Link>
        </Button>
      )}
      {data && <WorkshopContent key={slug} {...data} afterChecklist={afterChecklist} />}
      {!data && isError && <NotLoaded />}
      {!data && !isError && <Pending />}
    </Page>
  );
}

function NotLoaded() {
  return (
    <>
      <PageHeader title="Workshop" />
      <Alert tone="error" className="mt-8">
        {WORKSHOP_MESSAGES.couldNotLoad}
      </Alert>
      <Button asChild variant="outline" className="mt-6">
        <Link to="/shj/workshops">
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {WORKSHOP_MESSAGES.backToWorkshops}
        </Link>
      </Button>
    </>
  );
}

function Pending() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading this workshop…</span>
      <Skeleton className="h-12 w-4/5" />
      <Skeleton className="h-24" />
      <Skeleton className="mt-3 h-600 rounded-card" />
    </div>
  );
}
