import { cn } from '../ui/cn.ts';
import { drawSparkLine } from './spark-line.ts';

interface TrendLineProps {
  values: readonly (number | null)[];
  className?: string;
}

/** The Numbers page has the same weeks as text. */
export function TrendLine({ values, className }: TrendLineProps) {
  const line = drawSparkLine(values);
  if (!line) return null;
  return (
    <span aria-hidden="true" data-trend className={cn('relative block', className)}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible text-map-petal"
        role="presentation"
      >
        <path
          d={line.path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {line.end !== null && (
        <span
          className="absolute right-0 size-1.5 translate-x-1/2 translate-y-1/2 rounded-full bg-map-petal"
          style={{ bottom: `${line.end}%` }}
        />
      )}
    </span>
  );
}
