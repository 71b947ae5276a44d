import { dateName } from '@hearthway/domain/format';
import type { ShownInsight } from '@hearthway/domain/insights/contract';
import { FACTORS } from '@hearthway/domain/insights/factors';
import { OUTCOMES } from '@hearthway/domain/insights/outcomes';
import { basisSentence, cardTitle } from '@hearthway/domain/insights/sentences';
import { cn } from '../../ui/cn.ts';
import { CHART, placeDots, placeOf } from './place-dots.ts';

/** Every day as a dot, in two rows: with and without the factor. */
export function DaysChart({ insight }: { insight: ShownInsight }) {
  const { range, ends } = OUTCOMES[insight.outcome];
  const groups = FACTORS[insight.factor].groups[insight.split];
  return (
    <figure className="mt-4">
      <div role="img" aria-label={`${cardTitle(insight)} ${basisSentence(insight)}`}>
        {([0, 1] as const).map((side) => (
          <Row
            key={side}
            label={insight.lag === 1 ? `${groups[side]} the day before` : groups[side]}
            mean={insight.means[side]}
            days={insight.days.filter(([, , isPresent]) => isPresent === (side === 0))}
            range={range}
            isPresent={side === 0}
          />
        ))}
      </div>
      <figcaption
        aria-hidden="true"
        className="flex justify-between border-edge/50 border-t pt-1 text-muted text-sm"
      >
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </figcaption>
    </figure>
  );
}

interface RowProps {
  label: string;
  mean: number;
  days: ShownInsight['days'];
  range: readonly [number, number];
  isPresent: boolean;
}

function Row({ label, mean, days, range, isPresent }: RowProps) {
  const { dots, radius } = placeDots(days, range);
  const at = placeOf(mean, range);
  return (
    <div aria-hidden="true" className="pb-1">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className={cn('font-semibold', isPresent ? 'text-teal' : 'text-warm')}>{label}</span>
        <span className="text-muted tabular-nums">average {mean.toFixed(1)}</span>
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
