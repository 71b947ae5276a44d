import { PILLARS } from '@hearthway/domain/vocabulary';
import { Skeleton } from '../../ui/skeleton.tsx';

export function ScorecardSkeleton() {
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
