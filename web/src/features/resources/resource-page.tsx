import { RESOURCE_MESSAGES } from '@hearthway/domain/resources/messages';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { useMe } from '../../member/me.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader, PageSection } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { resourceQueries } from './queries.ts';
import { ResourceArticle } from './resource-article.tsx';
import { ResourceCard } from './resource-card.tsx';
import { ResourceGrid } from './resource-grid.tsx';

const EditLink = lazy(() => import('../../desk/edit-link.tsx'));

export function ResourcePage() {
  const { slug } = useParams({ from: '/_member/resources/$slug' });
  const { data, isError } = useQuery(resourceQueries.one(slug));
  const role = useMe().data?.role ?? 'member';
  usePageTitle(data?.resource.title);
  return (
    <Page width="reading">
      <div className="-mt-4 mb-2 flex items-center justify-between gap-4">
        <Button asChild variant="link" size="sm">
          <Link to="/resources">
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            All resources
          </Link>
        </Button>
        {data && role !== 'member' && (
          <Suspense>
            <EditLink id={data.resource.id} />
          </Suspense>
        )}
      </div>
      {isError && !data && <NotLoaded />}
      {!isError && !data && <Pending />}
      {data && <ResourceArticle key={slug} resource={data.resource} />}
      {data && data.readNext.length > 0 && (
        <PageSection title="Read next" className="mt-14 border-line border-t pt-10">
          <ResourceGrid narrow>
            {data.readNext.map((next) => (
              <li key={next.id}>
                <ResourceCard resource={next} short withLane isRow />
              </li>
            ))}
          </ResourceGrid>
        </PageSection>
      )}
    </Page>
  );
}

function NotLoaded() {
  return (
    <>
      <PageHeader title="Resource" />
      <Alert tone="error" className="mt-8">
        {RESOURCE_MESSAGES.couldNotLoad}
      </Alert>
      <Button asChild variant="outline" className="mt-6">
        <Link to="/resources">Browse all resources</Link>
      </Button>
    </>
  );
}

function Pending() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading this resource…</span>
      <Skeleton className="h-12 w-4/5" />
      <Skeleton className="h-6 w-2/5" />
      {/* The placeholder is about as long as an article, so that the browser can restore the scroll
          position after a reload. */}
      <Skeleton className="mt-4 h-500" />
    </div>
  );
}
