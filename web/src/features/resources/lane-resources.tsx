import { emptyLane, RESOURCE_MESSAGES } from '@hearthway/domain/resources/messages';
import { pickForMember } from '@hearthway/domain/resources/pick-for-member';
import type { FocusWord, Lane } from '@hearthway/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Scene } from '../../brand/scenes/scene.tsx';
import { distinctSubjects } from '../../brand/scenes/subject-by-tags.ts';
import { useMemberId } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type PickableResource, PickedResource } from './picked-resource.tsx';
import { resourceQueries } from './queries.ts';
import { ResourceCard } from './resource-card.tsx';
import { ResourceGrid, ResourceGridPending } from './resource-grid.tsx';
import { useReadingMarks } from './use-reading-marks.ts';

interface LaneResourcesProps {
  lane: Lane;
  focus: FocusWord | null;
  maxCards?: number;
}

export function LaneResources({ lane, focus, maxCards: most }: LaneResourcesProps) {
  const { data, isError, refetch } = useQuery(resourceQueries.lane(lane));
  const { data: index, isLoading } = useQuery(resourceQueries.index(useMemberId()));
  const [showsAll, setShowsAll] = useState(false);
  const { read } = useReadingMarks();
  if (data?.length === 0)
    return (
      <EmptyState
        picture={<Scene subject="shelf" hue={lane === 'IB' ? 'IBC' : lane} />}
        text={emptyLane(lane)}
      />
    );
  if (data && !isLoading) {
    const inLane = index?.articles.filter((article) => article.lane === lane);
    const picked = pickForMember<PickableResource>(inLane?.length ? inLane : data, {
      ...{ lane, focus, read },
    });
    const pictures = distinctSubjects(picked.map(({ resource }) => resource));
    const rest = data
      .filter(({ slug }) => picked.every(({ resource }) => resource.slug !== slug))
      .slice(0, most && most - picked.length);
    return (
      <>
        <ul className="grid gap-3 *:flex *:min-w-0 md:grid-cols-3 md:gap-5">
          {picked.map(({ resource, reason }, place) => (
            <li key={resource.slug}>
              <PickedResource resource={resource} reason={reason} subject={pictures[place]} />
            </li>
          ))}
        </ul>
        {rest.length > 0 && (
          <Button
            variant="outline"
            className="mt-4 max-sm:w-full"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show fewer' : `Show ${rest.length} more`}
          </Button>
        )}
        {showsAll && (
          <ResourceGrid className="mt-5">
            {rest.map((resource) => (
              <li key={resource.id}>
                <ResourceCard resource={resource} short />
              </li>
            ))}
          </ResourceGrid>
        )}
      </>
    );
  }
  if (!isError) return <ResourceGridPending cards={3} />;
  return (
    <Alert tone="error">
      {RESOURCE_MESSAGES.couldNotLoad}{' '}
      <Button variant="link" size="sm" onClick={() => void refetch()}>
        Try again
      </Button>
    </Alert>
  );
}
