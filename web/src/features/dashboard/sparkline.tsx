import { formatNumber } from '@hearthway/domain/format';
import { toSegments } from './sparkline-points.ts';

interface SparklineProps {
  values: readonly (number | null)[];
  format?: (value: number) => string;
}

export function Sparkline({ values, format = formatNumber }: SparklineProps) {
  const segments = toSegments(values);
  const last = segments.at(-1)?.at(-1);
  if (!last || segments.every((points) => points.length < 2)) return null;
  return (
    <span className="relative block h-9 w-full sm:h-14">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="size-full overflow-visible"
      >
        {segments.map((points) => {
          const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
          return (
            <g key={line}>
              <polygon
                points={`${points[0]?.x},100 ${line} ${points.at(-1)?.x},100`}
                className="fill-teal/8"
              />
              <polyline
                points={line}
                fill="none"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
                className="stroke-teal"
              />
            </g>
          );
        })}
      </svg>
      <span
        aria-hidden="true"
        className="absolute -mt-1 -ml-1 size-2 rounded-full bg-teal ring-2 ring-surface"
        style={{ left: `${last.x}%`, top: `${last.y}%` }}
      />
      <span className="sr-only">
        {`By week: ${values.map((value) => (value === null ? 'unknown' : format(value))).join(', ')}`}
      </span>
    </span>
  );
}
