import { MIN_RANGE, splitAtGaps, toPath } from './line-path.ts';

const MIN_KNOWN = 3;

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
  const pieces = splitAtGaps(levels, (index) => Math.round((index / (values.length - 1)) * 100));
  return { path: toPath(pieces), end: levels.at(-1) ?? null };
}
