import { useId } from 'react';
import { splitAtGaps, toPath } from '../../desk/line-path.ts';
import { cn } from '../../ui/cn.ts';

interface WeekLineProps {
  /** Percent of the height of the chart, null for a week without a number. */
  levels: readonly (number | null)[];
  /** The line of the period before is dashed and pale. */
  isEarlier?: boolean;
  /** Only where the axis starts at zero: elsewhere the area would exaggerate. */
  isFilled?: boolean;
}

/** A week without a number interrupts the line. */
export function WeekLine({ levels, isEarlier = false, isFilled = false }: WeekLineProps) {
  const id = useId();
  const pieces = splitAtGaps(levels, (index) => index + 0.5);
  const area = pieces
    .map((piece) => {
      const points = piece.map(({ x, y }) => `L${x} ${y}`).join('');
      return `M${piece[0]?.x} 100${points}L${piece.at(-1)?.x} 100Z`;
    })
    .join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${levels.length} 100`}
      preserveAspectRatio="none"
      className={cn(
        'pointer-events-none absolute inset-0 size-full overflow-visible',
        isEarlier ? 'text-muted/70' : 'text-map-petal',
      )}
    >
      {isFilled && (
        <>
          <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="100">
            <stop stopColor="currentColor" stopOpacity="0.2" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <path d={area} fill={`url(#${id})`} />
        </>
      )}
      <path
        d={toPath(pieces)}
        fill="none"
        stroke="currentColor"
        strokeWidth={isEarlier ? 1.5 : 2.5}
        strokeDasharray={isEarlier ? '4 4' : undefined}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
