import { emptyLane, RESOURCE_MESSAGES } from '@hearthway/domain/resources/messages';
import type { Lane } from '@hearthway/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Scene } from '../../brand/scenes/scene.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { resourceQueries } from './queries.ts';
import { ResourceCard } from './resource-card.tsx';
import { ResourceGrid, ResourceGridPending } from './resource-grid.tsx';

interface LaneResourcesProps {
  lane: Lane;
  maxCards?: number;
}

export function LaneResources({ lane, maxCards: most }: LaneResourcesProps) {
  const { data, isError, refetch } = useQuery(resourceQueries.lane(lane));
  if (data?.length === 0)
    return (
      <EmptyState
        picture={<Scene subject="shelf" hue={lane === 'IB' ? 'IBC' : lane} />}
        text={emptyLane(lane)}
      />
    );
  if (data) {
    return (
      <ResourceGrid>
        {data.slice(0, most).map((resource) => (
          <li key={resource.id}>
            <ResourceCard resource={resource} short />
          </li>
        ))}
      </ResourceGrid>
    );
  }
  if (!isError) return <ResourceGridPending cards={most ?? 6} />;
  return (
    <Alert tone="error">
      {RESOURCE_MESSAGES.couldNotLoad}{' '}
      <Button variant="link" size="sm" onClick={() => void refetch()}>
        Try again
      </Button>
    </Alert>
  );
}
