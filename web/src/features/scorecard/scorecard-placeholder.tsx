import { PILLARS } from '@hearthway/domain/vocabulary';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface ScorecardPlaceholderProps {
  query: { isError: boolean; refetch: () => unknown };
}

/**
 * A placeholder is shown until the scores have loaded, because nobody should tap on a wrong score.
 */
export function ScorecardPlaceholder({ query }: ScorecardPlaceholderProps) {
  if (query.isError) {
    return (
      <div className="mt-4 flex flex-col items-start gap-4">
        <Alert tone="warning" title="We couldn’t load your scorecard">
          Everything you rated is safe.
        </Alert>
        <Button variant="outline" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-4 flex flex-col gap-2.5">
      <p className="sr-only" role="status">
        Loading your scorecard
      </p>
      {PILLARS.map((pillar) => (
        <Skeleton key={pillar} className="h-15 rounded-control" />
      ))}
    </div>
  );
}
