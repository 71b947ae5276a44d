import { formatCount } from '@hearthway/domain/format';
import { RESOURCE_MESSAGES } from '@hearthway/domain/resources/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Scene } from '../../brand/scenes/scene.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type LibrarySearch, resourceQueries } from './queries.ts';
import { ResourceCard } from './resource-card.tsx';
import { ResourceGrid, ResourceGridPending } from './resource-grid.tsx';

interface FoundResourcesProps {
  search: LibrarySearch;
  reset: ReactNode;
}

export function FoundResources({ search, reset }: FoundResourcesProps) {
  const found = useInfiniteQuery(resourceQueries.search(search));
  if (!found.data) {
    if (!found.isError) return <ResourceGridPending cards={6} />;
    return (
      <Alert tone="error">
        {RESOURCE_MESSAGES.couldNotLoad}{' '}
        <Button variant="link" size="sm" onClick={() => void found.refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  const { pages } = found.data;
  const { total = 0, related = [] } = pages[0] ?? {};
  return (
    <>
      <p role="status" className="mb-4 text-muted text-sm">
        {formatCount(total, 'resource', 'resources')}
      </p>
      {total === 0 && related.length === 0 && (
        <EmptyState
          picture={<Scene subject="glass" hue="house" />}
          text={RESOURCE_MESSAGES.noMatch}
          action={reset}
        />
      )}
      <ResourceGrid className={cn('transition-opacity', found.isPlaceholderData && 'opacity-60')}>
        {pages
          .flatMap((page) => page.resources)
          .map((resource) => (
            <li key={resource.id}>
              <ResourceCard resource={resource} withLane />
            </li>
          ))}
      </ResourceGrid>
      {related.length > 0 && (
        <>
          <h3 className={cn('mb-4 font-semibold text-lg', total > 0 && 'mt-8')}>
            {RESOURCE_MESSAGES.related}
          </h3>
          <ResourceGrid>
            {related.map((resource) => (
              <li key={resource.id}>
                <ResourceCard resource={resource} withLane />
              </li>
            ))}
          </ResourceGrid>
        </>
      )}
      {found.hasNextPage && (
        <div className="mt-8 flex justify-center">
          <Button
            variant="outline"
            busy={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
