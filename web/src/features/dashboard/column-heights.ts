/** Columns start at zero, so their heights can be compared. Null marks a week without a number. */
export function toHeights(values: readonly (number | null)[]): (number | null)[] {
  const max = Math.max(1, ...values.map((value) => value ?? 0));
  return values.map((value) => (value === null ? null : Math.round((value / max) * 100)));
}
