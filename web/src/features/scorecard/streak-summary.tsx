import type { Streaks } from '@hearthway/domain/scorecard/streaks';
import { Card } from '../../ui/card.tsx';

const days = (count: number) => (count === 1 ? 'day in a row' : 'days in a row');

export function StreakSummary({ streaks }: { streaks: Streaks }) {
  return (
    <Card className="flex items-end justify-between gap-6" aria-label="Streak">
      <p>
        <span className="block font-[560] font-serif text-6xl text-teal tabular-nums leading-none">
          {streaks.current}
        </span>
        <span className="mt-2 block font-semibold">{days(streaks.current)}</span>
      </p>
      <p className="text-right">
        <span className="block font-[560] font-serif text-3xl tabular-nums leading-none">
          {streaks.best}
        </span>
        <span className="mt-2 block text-muted">best in 90 days</span>
      </p>
    </Card>
  );
}
