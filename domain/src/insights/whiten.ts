export type Column = Float64Array;

const MAX_CARRY_OVER = 0.8;

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
  const corrected = raw + (1 + 4 * raw) / residuals.length;
  return Math.min(MAX_CARRY_OVER, Math.max(0, corrected));
}

export interface Whitening {
  carried: Column;
  scale: Column;
}

export function whitening(days: readonly number[], phi: number): Whitening {
  const innovation = Math.sqrt(1 - phi * phi);
  const carried = new Float64Array(days.length);
  const scale = new Float64Array(days.length).fill(innovation);
  for (let i = 1; i < days.length; i++) {
    const gap = Math.max(1, (days[i] as number) - (days[i - 1] as number));
    const share = phi ** gap;
    carried[i] = share;
    scale[i] = innovation / Math.sqrt(1 - share * share);
  }
  return { carried, scale };
}

export function whiten(column: Column, { carried, scale }: Whitening): Column {
  const white = new Float64Array(column.length);
  let before = 0;
  for (let i = 0; i < column.length; i++) {
    const value = column[i] as number;
    white[i] = (scale[i] as number) * (value - (carried[i] as number) * before);
    before = value;
  }
  return white;
}

export function orthonormalize(columns: readonly Column[]): Column[] {
  const basis: Column[] = [];
  for (const column of columns) {
    const rest = residual(column, basis);
    const length = Math.sqrt(dot(rest, rest));
    if (length > 1e-8 * Math.sqrt(dot(column, column)) && length > 0) {
      for (let i = 0; i < rest.length; i++) rest[i] = (rest[i] as number) / length;
      basis.push(rest);
    }
  }
  return basis;
}

export function residual(column: Column, basis: readonly Column[]): Column {
  const rest = column.slice();
  for (const direction of basis) {
    const share = dot(rest, direction);
    for (let i = 0; i < rest.length; i++)
      rest[i] = (rest[i] as number) - share * (direction[i] as number);
  }
  return rest;
}

/**
 * In a single sum, each addition would wait for the one before. Four separate sums run in parallel.
 */
export function dot(a: Column, b: Column): number {
  const end = a.length - (a.length % 4);
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let i = 0; i < end; i += 4) {
    first += (a[i] as number) * (b[i] as number);
    second += (a[i + 1] as number) * (b[i + 1] as number);
    third += (a[i + 2] as number) * (b[i + 2] as number);
    fourth += (a[i + 3] as number) * (b[i + 3] as number);
  }
  for (let i = end; i < a.length; i++) first += (a[i] as number) * (b[i] as number);
  return first + second + third + fourth;
}
