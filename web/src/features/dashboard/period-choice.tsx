import { Link } from '@tanstack/react-router';
import { cn } from '../../ui/cn.ts';
import { PERIOD_LABELS, type Period } from './periods.ts';

interface PeriodChoiceProps {
  offered: Period[];
  period: Period;
}

export function PeriodChoice({ offered, period }: PeriodChoiceProps) {
  if (offered.length < 2) return null;
  return (
    <nav
      aria-label="Period"
      className="flex gap-1 max-sm:w-full rounded-control bg-sunk p-1 ring-1 ring-line ring-inset"
    >
      {offered.map((each) => (
        <Link
          key={each}
          to="."
          search={{ weeks: each } as never}
          replace
          resetScroll={false}
          aria-current={each === period ? 'page' : undefined}
          className={cn(
            'flex min-h-11 items-center justify-center whitespace-nowrap max-sm:flex-1 rounded-[10px] px-4 font-semibold text-sm sm:min-h-9',
            each === period ? 'bg-tab text-ink shadow-card' : 'text-muted hover:text-ink',
          )}
        >
          {PERIOD_LABELS[each]}
        </Link>
      ))}
    </nav>
  );
}
