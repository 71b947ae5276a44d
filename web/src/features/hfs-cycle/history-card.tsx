import { shortMoment } from '@hearthway/domain/format';
import { HFS_MESSAGES, WANTED_LABELS } from '@hearthway/domain/hfs-cycle/messages';
import type { LoggedUrge } from '@hearthway/domain/hfs-cycle/urge';
import { ToolScene } from '../../brand/scenes/tool-scene.tsx';
import { UnsentMark } from '../../outbox/unsent-mark.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UrgeHistory } from './urge-history.tsx';
import { useUrges } from './use-urges.ts';

interface HistoryCardProps {
  onRecord?: (urge: LoggedUrge) => void;
}

export function HistoryCard({ onRecord }: HistoryCardProps) {
  const { query, urges, waiting } = useUrges();
  const open = urges.filter((urge): urge is LoggedUrge => urge.outcome === null).slice(0, 3);
  return (
    <Card aria-labelledby="urges-title" className="mt-6 sm:p-8">
      <CardTitle id="urges-title">{HFS_MESSAGES.history}</CardTitle>
      <UnsentMark item={waiting.at(-1)} className="mt-3" />
      {onRecord && open.length > 0 && <OpenUrges urges={open} onRecord={onRecord} />}
      <div className="mt-5">
        {urges.length > 0 ? <UrgeHistory urges={urges} /> : <NoUrges query={query} />}
      </div>
    </Card>
  );
}

interface OpenUrgesProps {
  urges: readonly LoggedUrge[];
  onRecord: (urge: LoggedUrge) => void;
}

function OpenUrges({ urges, onRecord }: OpenUrgesProps) {
  return (
    <ul className="mt-4 flex flex-col gap-2">
      {urges.map((urge) => (
        <li
          key={urge.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunk px-4 py-3"
        >
          <span id={`urge-${urge.id}`}>
            {WANTED_LABELS[urge.wanted]} <span className="text-muted">{shortMoment(urge)}</span>
          </span>
          <Button
            variant="outline"
            size="sm"
            aria-describedby={`urge-${urge.id}`}
            onClick={() => onRecord(urge)}
          >
            {HFS_MESSAGES.recordNow}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function NoUrges({ query }: { query: ReturnType<typeof useUrges>['query'] }) {
  if (query.isSuccess)
    return <EmptyState picture={<ToolScene tool="hfs-cycle" />} text={HFS_MESSAGES.noHistory} />;
  if (query.isPaused || query.isError) {
    return (
      <div className="flex flex-col items-start gap-4">
        <Alert tone="warning" title="We couldn’t load your history">
          {query.isPaused
            ? 'You haven’t opened it on this device yet. It will load once you’re online.'
            : 'Something went wrong on our side. Everything you entered is safe.'}
        </Alert>
        {query.isError && (
          <Button variant="outline" onClick={() => void query.refetch()}>
            Try again
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        Loading your history
      </p>
      <Skeleton className="h-40" />
    </>
  );
}
