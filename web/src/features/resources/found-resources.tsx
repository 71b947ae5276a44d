import { formatCount } from '@hearthway/domain/format';
import type { ResourceCard as Resource } from '@hearthway/domain/resources/contract';
import { RESOURCE_MESSAGES } from '@hearthway/domain/resources/messages';
import { matchScore, toWords } from '@hearthway/domain/search/match';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Scene } from '../../brand/scenes/scene.tsx';
import { distinctSubjects } from '../../brand/scenes/subject-by-tags.ts';
import { askGuide } from '../../lib/ask-guide.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type LibrarySearch, resourceQueries } from './queries.ts';
import { ResourceCard } from './resource-card.tsx';
import { ResourceGrid, ResourceGridPending } from './resource-grid.tsx';
import { TopicLinks } from './topic-links.tsx';
import { useCorrection } from './use-correction.ts';

interface FoundResourcesProps {
  search: LibrarySearch;
  reset: ReactNode;
}

export function FoundResources({ search, reset }: FoundResourcesProps) {
  const typed = useInfiniteQuery(resourceQueries.search(search));
  const isEmpty = !typed.isPlaceholderData && typed.data?.pages[0]?.total === 0;
  const corrected = useCorrection(isEmpty ? search.q : '');
  const meant = useInfiniteQuery({
    ...resourceQueries.search({ ...search, q: corrected ?? '' }),
    placeholderData: undefined,
    enabled: corrected !== null,
  });
  const isCorrected = corrected !== null && (meant.data?.pages[0]?.total ?? 0) > 0;
  const found = isCorrected ? meant : typed;
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
  if (corrected !== null && meant.isLoading) return <ResourceGridPending cards={6} />;
  const { pages } = found.data;
  const { total = 0, related = [] } = pages[0] ?? {};
  return (
    <>
      <p role="status" className="mb-4 text-muted text-sm">
        {isCorrected && (
          <>
            Nothing found for “{search.q.trim()}”. Showing results for{' '}
            <strong className="font-semibold text-ink">{corrected}</strong>:{' '}
          </>
        )}
        {formatCount(total, 'resource', 'resources')}
      </p>
      {total === 0 && related.length === 0 && (
        <EmptyState
          picture={<Scene subject="glass" hue="house" />}
          text={RESOURCE_MESSAGES.noMatch}
          action={
            <>
              <div className="flex flex-wrap justify-center gap-3">
                {search.q.trim() !== '' && (
                  <Button variant="action" onClick={() => askGuide(search.q.trim())}>
                    Ask the guide
                  </Button>
                )}
                {reset}
              </div>
              <TopicLinks className="flex-wrap justify-center" />
            </>
          }
        />
      )}
      <ResourceGrid className={cn('transition-opacity', found.isPlaceholderData && 'opacity-60')}>
        {pages.flatMap((page) => {
          const sorted = bestFirst(page.resources, isCorrected ? corrected : search.q);
          const pictures = distinctSubjects(sorted);
          return sorted.map((resource, place) => (
            <li key={resource.id}>
              <ResourceCard resource={resource} subject={pictures[place]} withLane />
            </li>
          ));
        })}
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

function bestFirst(resources: readonly Resource[], q: string): Resource[] {
  const words = toWords(q);
  const score = ({ title, tags }: Resource) => matchScore(words, { title, keywords: tags });
  return resources.toSorted((a, b) => score(b) - score(a));
}
