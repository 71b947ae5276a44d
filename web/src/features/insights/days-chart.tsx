import type { ShownInsight } from '@hearthway/domain/insights/contract';
import { FACTORS } from '@hearthway/domain/insights/factors';
import { OUTCOMES } from '@hearthway/domain/insights/outcomes';
import { basisSentence, cardTitle } from '@hearthway/domain/insights/sentences';
import { DotRow } from '../../brand/charts/dot-row.tsx';

export function DaysChart({ insight }: { insight: ShownInsight }) {
  const { range, ends } = OUTCOMES[insight.outcome];
  const groups = FACTORS[insight.factor].groups[insight.split];
  return (
    <figure className="mt-4">
      <div role="img" aria-label={`${cardTitle(insight)} ${basisSentence(insight)}`}>
        {([0, 1] as const).map((side) => (
          <DotRow
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
