import { nextMilestone } from '@hearthway/domain/scorecard/confetti';
import type { Streaks } from '@hearthway/domain/scorecard/streaks';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';

interface StreakSummaryProps {
  streaks: Streaks;
  good: number;
  className?: string;
  children: ReactNode;
}

/** On a phone it is only a strip, so that the scorecard below it stays in sight. */
const LOOK = 'flex flex-col justify-between gap-3 max-sm:p-4 sm:gap-6';

const daysInARow = (count: number) => (count === 1 ? 'day in a row' : 'days in a row');
const moreDays = (count: number) => (count === 1 ? '1 more day' : `${count} more days`);

export function StreakSummary({ streaks, good, className, children }: StreakSummaryProps) {
  const { current, best } = streaks;
  const next = nextMilestone(current);
  if (current + best + good === 0) {
    return (
      <Card aria-label="Streak" className={cn(LOOK, className)}>
        <div>
          <p className="font-serif text-lg leading-snug sm:text-2xl">
            Your streak starts with one good day.
          </p>
          <p className="mt-2 text-muted max-sm:hidden">
            A good day is one point in each pillar, or five in all.
          </p>
        </div>
        {children}
      </Card>
    );
  }
  // A large zero is discouraging, so after a missed day the number of good days comes first.
  const leadsWithGood = current === 0 && good > 1;
  return (
    <Card aria-label="Streak" className={cn(LOOK, className)}>
      <div>
        <p className="flex items-center gap-2.5 sm:gap-4">
          <span className="font-serif text-4xl text-teal lining-nums tabular-nums leading-none sm:text-7xl">
            {leadsWithGood ? good : current}
          </span>
          <span className="font-semibold leading-snug sm:max-w-40 sm:text-lg">
            {leadsWithGood ? 'good days in the last 30' : daysInARow(current)}
          </span>
        </p>
        {leadsWithGood && (
          <p className="mt-3 text-muted max-sm:hidden">A good day starts a new streak.</p>
        )}
        {next && !leadsWithGood && (
          <div className="max-sm:hidden">
            <div aria-hidden="true" className="mt-4 h-2 overflow-hidden rounded-full bg-line">
              <div
                className="h-full rounded-full bg-teal transition-[width] duration-500 ease-calm"
                style={{ width: `${(current / next) * 100}%` }}
              />
            </div>
            <p className="mt-2 text-muted text-sm">
              {moreDays(next - current)} to a streak of {next}
            </p>
          </div>
        )}
      </div>
      {children}
      <p
        className={cn(
          'flex flex-wrap justify-between gap-x-6 gap-y-1 text-muted text-sm sm:border-line sm:border-t sm:pt-4',
          leadsWithGood && 'max-sm:hidden',
        )}
      >
        {!leadsWithGood && (
          <span>
            <b className="text-ink tabular-nums">{good}</b> {good === 1 ? 'good day' : 'good days'}{' '}
            in the last 30
          </span>
        )}
        <span className="max-sm:hidden">
          Your best streak: <b className="text-ink tabular-nums">{best}</b>{' '}
          {best === 1 ? 'day' : 'days'}
        </span>
      </p>
    </Card>
  );
}
