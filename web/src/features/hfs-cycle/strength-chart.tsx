import { STRENGTH } from '@hearthway/domain/hfs-cycle/urge';
import type { EndedUrge } from '@hearthway/domain/hfs-cycle/urge-history';

const WIDTH = 320;
const HEIGHT = 170;
const EDGE = { left: 26, right: 8, top: 12, bottom: 12 };
const SHOWN = 12;

const toY = (strength: number) =>
  EDGE.top + (1 - strength / STRENGTH.max) * (HEIGHT - EDGE.top - EDGE.bottom);

export function StrengthChart({
  urges,
  summary,
}: {
  urges: readonly EndedUrge[];
  summary: string;
}) {
  const shown = urges.slice(0, SHOWN).reverse();
  const column = (WIDTH - EDGE.left - EDGE.right) / shown.length;
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary} className="w-full">
        {[0, 5, 10].map((strength) => (
          <g key={strength}>
            <line
              x1={EDGE.left}
              x2={WIDTH - EDGE.right}
              y1={toY(strength)}
              y2={toY(strength)}
              className="stroke-line"
            />
            <text
              x={EDGE.left - 8}
              y={toY(strength) + 4}
              textAnchor="end"
              className="fill-muted text-[12px]"
            >
              {strength}
            </text>
          </g>
        ))}
        {shown.map(({ id, strength, outcome }, index) => {
          const x = EDGE.left + column * (index + 0.5);
          return (
            <g key={id}>
              <line
                x1={x}
                x2={x}
                y1={toY(strength)}
                y2={toY(outcome.strength)}
                strokeWidth="3"
                className="stroke-teal/45"
              />
              <circle
                cx={x}
                cy={toY(strength)}
                r="5"
                strokeWidth="2.5"
                className="fill-surface stroke-warm"
              />
              <circle cx={x} cy={toY(outcome.strength)} r="5" className="fill-teal" />
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-full border-[2.5px] border-warm" />
          before
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-full bg-teal" />
          after
        </span>
      </figcaption>
    </figure>
  );
}
