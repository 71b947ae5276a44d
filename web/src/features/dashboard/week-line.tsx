interface WeekLineProps {
  /** Percent of the height of the chart, null for a week without a number. */
  levels: readonly (number | null)[];
}

/** A week without a number interrupts the line. */
export function WeekLine({ levels }: WeekLineProps) {
  const path = levels
    .map((level, index) => {
      if (level === null) return '';
      const isStart = (levels[index - 1] ?? null) === null;
      return `${isStart ? 'M' : 'L'}${index + 0.5} ${100 - level}`;
    })
    .join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${levels.length} 100`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="text-map-petal"
      />
    </svg>
  );
}
