import { dateName } from '@hearthway/domain/format';
import type { ChartDay } from '@hearthway/domain/insights/contract';
import { cn } from '../../ui/cn.ts';
import { CHART, placeDots, placeOf } from './place-dots.ts';

interface DotRowProps {
  label: string;
  mean: number;
  days: readonly ChartDay[];
  range: readonly [number, number];
  isPresent: boolean;
}

export function DotRow({ label, mean, days, range, isPresent }: DotRowProps) {
  const { dots, radius } = placeDots(days, range);
  const at = placeOf(mean, range);
  return (
    <div aria-hidden="true" className="pb-1">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className={cn('font-semibold', isPresent ? 'text-teal' : 'text-warm')}>{label}</span>
        <span className="shrink-0 text-muted tabular-nums">average {mean.toFixed(1)}</span>
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        className="block w-full"
      >
        {dots.map(({ day, value, x, y }) => (
          <circle
            key={day}
            cx={x}
            cy={y}
            r={isPresent ? radius : radius - 0.6}
            strokeWidth={isPresent ? 0 : 1.2}
            className={isPresent ? 'fill-teal/75' : 'fill-warm/25 stroke-warm'}
          >
            <title>{`${dateName(day)}: ${value}`}</title>
          </circle>
        ))}
        <line
          x1={at}
          x2={at}
          y1={2}
          y2={CHART.height - 2}
          strokeWidth={3}
          strokeLinecap="round"
          className="stroke-ink"
        />
      </svg>
    </div>
  );
}
