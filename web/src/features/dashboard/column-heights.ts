/** Columns start at zero, so their heights can be compared. Null marks a week without a number. */
export function toHeights(values: readonly (number | null)[]): (number | null)[] {
  const max = Math.max(1, ...values.map((value) => value ?? 0));
  return values.map((value) => (value === null ? null : Math.round((value / max) * 100)));
}

/** Even a steady number keeps a range of a fifth of itself, so that one more is not a jump. */
const MIN_RANGE = 0.2;
const LOWEST = 10;

/**
 * A number that changes slowly, such as all members, is drawn as a line whose axis does not start
 * at zero, because in columns from zero its changes could hardly be seen.
 */
export function toLevels(values: readonly (number | null)[]): (number | null)[] {
  const known = values.filter((value) => value !== null);
  const max = Math.max(...known);
  const range = Math.max(max - Math.min(...known), max * MIN_RANGE, 1);
  return values.map((value) =>
    value === null ? null : Math.round(100 - ((max - value) / range) * (100 - LOWEST)),
  );
}
