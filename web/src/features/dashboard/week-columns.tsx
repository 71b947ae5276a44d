import type { PracticeWeek } from '@hearthway/domain/dashboard/contract';
import { formatNumber, shortDate } from '@hearthway/domain/format';
import { cn } from '../../ui/cn.ts';
import { toHeights } from './column-heights.ts';

/** Columns of a chart are narrow, so longer numbers would overlap. */
const MAX_LABEL = 999;

interface WeekColumnsProps {
  weeks: readonly Pick<PracticeWeek, 'from'>[];
  values: readonly (number | null)[];
  format?: ((value: number) => string) | undefined;
  isLarge?: boolean;
}

export function WeekColumns({
  weeks,
  values,
  format = formatNumber,
  isLarge = false,
}: WeekColumnsProps) {
  const heights = toHeights(values);
  const hasLabels = isLarge && values.every((value) => (value ?? 0) <= MAX_LABEL);
  const words = (value: number | null) => (value === null ? 'not known' : format(value));
  return (
    <div className="flex flex-1 flex-col">
      <div
        aria-hidden="true"
        className={cn(
          'flex flex-1 items-stretch gap-1 border-edge border-b',
          isLarge ? 'min-h-36 sm:min-h-44 sm:gap-2' : 'min-h-16 sm:min-h-20',
        )}
      >
        {weeks.map(({ from }, index) => {
          const height = heights[index] ?? null;
          const isLatest = index === weeks.length - 1;
          return (
            <div
              key={from}
              title={`Seven days from ${shortDate(from)}: ${words(values[index] ?? null)}`}
              className={cn('relative min-w-0 flex-1', hasLabels && 'mt-6')}
            >
              <span
                className={cn(
                  'absolute inset-x-0 bottom-0 mx-auto max-w-12 rounded-t-[4px]',
                  height === null ? 'bg-line' : isLatest ? 'bg-map-petal' : 'bg-map-petal/55',
                )}
                style={{ height: height === null ? '2px' : `${height}%` }}
              />
              {hasLabels && (
                <span
                  className={cn(
                    'absolute inset-x-0 pb-1 text-center text-xs tabular-nums',
                    isLatest ? 'font-semibold text-ink' : 'text-muted',
                  )}
                  style={{ bottom: `${height ?? 0}%` }}
                >
                  {values[index] ?? '–'}
                </span>
              )}
            </div>
          );
        })}
      </div>
      <p aria-hidden="true" className="mt-1.5 flex justify-between gap-3 text-muted text-xs">
        <span>{weeks[0] && shortDate(weeks[0].from)}</span>
        <span>last 7 days</span>
      </p>
      <p className="sr-only">{`By week: ${values.map(words).join(', ')}`}</p>
    </div>
  );
}
