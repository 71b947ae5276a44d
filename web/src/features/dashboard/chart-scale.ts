import { MIN_RANGE } from '../../desk/line-path.ts';

/** Columns start at zero, so their heights can be compared. Null marks a week without a number. */
export function toHeights(values: readonly (number | null)[]): (number | null)[] {
  const max = Math.max(1, ...values.map((value) => value ?? 0));
  return values.map((value) => (value === null ? null : Math.round((value / max) * 100)));
}

/** A line whose lowest number is below this share of the highest starts at zero too. */
const FAR_FROM_ZERO = 0.5;

const MAX_STEPS = 4;

export interface ChartScale {
  /** Round numbers from the bottom of the chart to its top. */
  ticks: number[];
  /** Percent of the height of the chart. */
  toLevel: (value: number) => number;
}

/**
 * The axis of a large chart. Columns start at zero. A line may start higher, because a number that
 * changes slowly, such as all members, would be flat otherwise. The ticks say where it starts.
 */
export function scaleChart(values: readonly (number | null)[], isLine: boolean): ChartScale {
  const known = values.filter((value) => value !== null);
  const max = Math.max(1, ...known);
  const lowest = Math.min(max, ...known);
  const isHigh = isLine && lowest > max * FAR_FROM_ZERO;
  const from = isHigh ? Math.min(lowest, max * (1 - MIN_RANGE)) : 0;
  const step = roundStep((max - from) / MAX_STEPS);
  const bottom = Math.floor(from / step) * step;
  const count = Math.ceil((max - bottom) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => bottom + index * step);
  return { ticks, toLevel: (value) => Math.round(((value - bottom) / (count * step)) * 1000) / 10 };
}

/** The next 1, 2, 5 or 10, 20, 50 and so on. */
function roundStep(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return ([1, 2, 5].find((times) => times * unit >= least) ?? 10) * unit;
}
