import type { Checkin } from '@hearthway/domain/scorecard/contract';
import { dayTotal, missingPoints } from '@hearthway/domain/scorecard/score';
import type { Pillar } from '@hearthway/domain/vocabulary';
import Flame from 'lucide-react/icons/flame';

interface DayTotalProps {
  day: Checkin | undefined;
  name: 'today' | 'yesterday';
  hidden: readonly Pillar[];
}

export function DayTotal({ day, name, hidden }: DayTotalProps) {
  const missing = missingPoints(day ?? {}, hidden);
  if (!day || dayTotal(day) === 0) {
    return <p className="text-muted text-sm">Nothing rated yet.</p>;
  }
  if (missing > 0) {
    return (
      <p className="text-muted text-sm">
        {missing === 1 ? '1 more point' : `${missing} more points`} and {name} counts.
      </p>
    );
  }
  return (
    <p className="flex items-center gap-1.5 font-semibold text-sm text-teal">
      <Flame aria-hidden="true" className="size-4" />
      {name === 'today' ? 'Today' : 'Yesterday'} counts towards your streak.
    </p>
  );
}
