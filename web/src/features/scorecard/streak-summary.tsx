import { nextMilestone } from '@hearthway/domain/scorecard/confetti';
import type { Streaks } from '@hearthway/domain/scorecard/streaks';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface StreakSummaryProps {
  streaks: Streaks;
  good: number;
  children: ReactNode;
}

const daysInARow = (count: number) => (count === 1 ? 'day in a row' : 'days in a row');

export function StreakSummary({ streaks: { current, best }, good, children }: StreakSummaryProps) {
  const next = nextMilestone(current);
  if (current + best + good === 0) {
    return (
      <Card aria-label="Streak">
        <p className="font-serif text-xl">Your streak starts with one good day.</p>
        <p className="mt-1 text-muted">A good day is one point in each pillar, or five in all.</p>
      </Card>
    );
  }
  // A large zero is discouraging, so after a missed day the number of good days comes first.
  const leadsWithGood = current === 0 && good > 1;
  return (
    <Card aria-label="Streak">
      <div className="flex items-end justify-between gap-6">
        <p>
          <span className="block font-serif text-6xl text-teal tabular-nums leading-none">
            {leadsWithGood ? good : current}
          </span>
          <span className="mt-2 block font-semibold">
            {leadsWithGood ? 'good days in the last 30' : daysInARow(current)}
          </span>
        </p>
        <p className="text-right">
          <span className="block font-serif text-3xl tabular-nums leading-none">{best}</span>
          <span className="mt-2 block text-muted">
            {best === 1 ? 'day' : 'days'}, your best streak
          </span>
        </p>
      </div>
      {next && !leadsWithGood && (
        <>
          <div aria-hidden="true" className="mt-5 h-2 overflow-hidden rounded-full bg-line">
            <div
              className="h-full rounded-full bg-teal transition-[width] duration-500 ease-calm"
              style={{ width: `${(current / next) * 100}%` }}
            />
          </div>
          <p className="mt-2 text-muted text-sm">
            {next - current === 1 ? '1 more day' : `${next - current} more days`} to a streak of{' '}
            {next}
          </p>
        </>
      )}
      <div className="mt-5 border-line border-t pt-4">{children}</div>
      <p className="mt-4 border-line border-t pt-3 text-sm">
        {leadsWithGood ? (
          'A good day starts a new streak.'
        ) : (
          <>
            <span className="font-semibold tabular-nums">{good}</span>{' '}
            {good === 1 ? 'good day' : 'good days'} in the last 30
          </>
        )}
      </p>
    </Card>
  );
}
