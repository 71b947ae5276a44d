const MIN_KNOWN = 3;

/** Even a steady number keeps a range of a fifth of itself, so that one more is not a jump. */
const MIN_RANGE = 0.2;

export interface SparkLine {
  /** An SVG path in a box of 100 by 100. A week without a number interrupts it. */
  path: string;
  /** Percent of the height at which the line ends, null if the latest week has no number. */
  end: number | null;
}

export function drawSparkLine(values: readonly (number | null)[]): SparkLine | null {
  const known = values.filter((value) => value !== null);
  if (known.length < MIN_KNOWN) return null;
  const max = Math.max(...known);
  const min = Math.min(...known);
  const range = Math.max(max - min, max * MIN_RANGE, 1);
  const bottom = (max + min - range) / 2;
  const levels = values.map((value) =>
    value === null ? null : Math.round(((value - bottom) / range) * 100),
  );
  const points = levels.map((level, index) => {
    if (level === null) return '';
    const isStart = (levels[index - 1] ?? null) === null;
    return `${isStart ? 'M' : 'L'}${Math.round((index / (values.length - 1)) * 100)} ${100 - level}`;
  });
  return { path: points.join(''), end: levels.at(-1) ?? null };
}
