/** One column of a regression, with one number per recorded day. */
export type Column = Float64Array;

const MAX_CARRY_OVER = 0.8;

/**
 * Estimates how much of a day's deviation carries over to the next day (the AR(1) coefficient),
 * from pairs of consecutive days. Returns zero if there are too few pairs.
 */
export function carryOver(residuals: Column, days: readonly number[]): number {
  let products = 0;
  let pairs = 0;
  let squares = 0;
  for (let i = 0; i < residuals.length; i++) {
    const now = residuals[i] as number;
    squares += now * now;
    if (i === 0 || days[i] !== (days[i - 1] as number) + 1) continue;
    products += now * (residuals[i - 1] as number);
    pairs++;
  }
  if (pairs < 10 || squares === 0) return 0;
  const raw = products / pairs / (squares / residuals.length);
  // Removing the mean, the trend and weekends lowers the estimate by about this much.
  const corrected = raw + (1 + 4 * raw) / residuals.length;
  return Math.min(MAX_CARRY_OVER, Math.max(0, corrected));
}

/**
 * Removes the carry-over from a column, so that its days no longer resemble the day before. After a
 * gap of several days, less is removed.
 */
export function whiten(column: Column, days: readonly number[], phi: number): Column {
  if (phi === 0) return column.slice();
  const innovation = Math.sqrt(1 - phi * phi);
  return column.map((value, i) => {
    if (i === 0) return value * innovation;
    const carried = phi ** ((days[i] as number) - (days[i - 1] as number));
    const scale = innovation / Math.sqrt(1 - carried * carried);
    return scale * (value - carried * (column[i - 1] as number));
  });
}

/** Returns orthonormal columns that span the given ones. Drops columns that add nothing. */
export function orthonormalize(columns: readonly Column[]): Column[] {
  const basis: Column[] = [];
  for (const column of columns) {
    const rest = residual(column, basis);
    const length = Math.sqrt(dot(rest, rest));
    if (length > 1e-8 * Math.sqrt(dot(column, column)) && length > 0) {
      basis.push(rest.map((value) => value / length));
    }
  }
  return basis;
}

/** Returns what is left of a column without everything that an orthonormal basis explains. */
export function residual(column: Column, basis: readonly Column[]): Column {
  const rest = column.slice();
  for (const direction of basis) {
    const share = dot(rest, direction);
    for (let i = 0; i < rest.length; i++)
      rest[i] = (rest[i] as number) - share * (direction[i] as number);
  }
  return rest;
}

export function dot(a: Column, b: Column): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
