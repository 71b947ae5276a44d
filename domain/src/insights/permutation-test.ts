import { type Column, carryOver, dot, orthonormalize, residual, whiten } from './whiten.ts';

/** An outcome on the days on which it was recorded, oldest first. */
export interface Series {
  /** Day numbers (`dayNumber`), each at most once. */
  days: readonly number[];
  values: readonly number[];
}

export interface Candidate {
  /** Whether the factor occurred, for each day of the outcome. Null if unknown. */
  present: readonly (boolean | null)[];
  /** The candidate's share of the error budget, relative to the other candidates. */
  weight: number;
  /** How strongly a direction is expected in advance, from −1 (only lower) to 1 (only higher). */
  lean: number;
}

export interface TestResult {
  /** The standardised difference, without the effects of the day before, trend and weekends. */
  t: number;
  /**
   * How often chance alone would yield a result at least this notable among all candidates. 1 if
   * the test stopped early, because it could no longer pass.
   */
  p: number;
}

interface TestSettings {
  /** A `p` above this is of no interest: the test may stop early and report 1. */
  stopAbove: number;
  permutations: number;
  random: () => number;
  /** Shuffles whole blocks of this many days, which preserves rhythms in the data. */
  block: number;
  /** Whether the test removes differences between weekends and weekdays. */
  setsWeekendsAside: boolean;
}

/**
 * Compares an outcome between days with and without each candidate. Each candidate is compared with
 * the most notable candidate of each shuffle (Westfall–Young), so the chance that any candidate
 * gets p ≤ x without a real difference is at most x. That is stricter than a false discovery rate.
 */
export function testCandidates(
  { days, values }: Series,
  candidates: readonly Candidate[],
  { stopAbove, permutations, random, block, setsWeekendsAside }: TestSettings,
): TestResult[] {
  const count = days.length;
  const noResult = candidates.map(() => ({ t: 0, p: 1 }));
  if (count < 10 || candidates.length === 0) return noResult;
  const nuisance = nuisanceColumns(days, setsWeekendsAside);
  const outcome = Float64Array.from(values);
  const phi = carryOver(residual(outcome, orthonormalize(nuisance)), days);
  const basis = orthonormalize(nuisance.map((column) => whiten(column, days, phi)));
  const errors = unit(residual(whiten(outcome, days, phi), basis));
  if (!errors) return noResult;
  const freedom = count - basis.length - 1;
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  const columns = candidates.map(({ present, weight, lean }) => ({
    column: unit(residual(whiten(fill(present), days, phi), basis)),
    up: ((1 + lean) / 2) * (weight / total),
    down: ((1 - lean) / 2) * (weight / total),
  }));
  const tOf = (column: Column | null, of: Column) => {
    if (!column) return 0;
    const correlation = Math.max(-0.9999, Math.min(0.9999, dot(column, of)));
    return correlation * Math.sqrt(freedom / (1 - correlation * correlation));
  };
  const scoreOf = (t: number, up: number, down: number) =>
    t > 0 ? logTail(t) - Math.log(up) : logTail(-t) - Math.log(down);

  const observed = columns.map(({ column, up, down }) => {
    const t = tOf(column, errors);
    return { t, score: column ? scoreOf(t, up, down) : Number.POSITIVE_INFINITY, exceeded: 0 };
  });
  const best = observed.reduce((a, b) => (b.score < a.score ? b : a));
  const most = Math.floor(stopAbove * (permutations + 1)) - 1;
  const shuffled = new Float64Array(count);
  for (let run = 0; run < permutations; run++) {
    shuffleBlocks(errors, shuffled, block, random);
    let lowest = Number.POSITIVE_INFINITY;
    for (const { column, up, down } of columns) {
      if (column) lowest = Math.min(lowest, scoreOf(tOf(column, shuffled), up, down));
    }
    for (const one of observed) if (lowest <= one.score) one.exceeded++;
    if (best.exceeded > most) return observed.map(({ t }) => ({ t, p: 1 }));
  }
  return observed.map(({ t, exceeded }) => ({ t, p: (exceeded + 1) / (permutations + 1) }));
}

/** Columns that may explain a difference without a factor: the level, a slow trend and weekends. */
function nuisanceColumns(days: readonly number[], withWeekends: boolean): Column[] {
  const first = days[0] as number;
  const span = Math.max(1, (days.at(-1) as number) - first);
  return [
    new Float64Array(days.length).fill(1),
    Float64Array.from(days, (day) => (day - first) / span - 0.5),
    ...(withWeekends ? [Float64Array.from(days, (day) => (isWeekend(day) ? 1 : 0))] : []),
  ];
}

/** The 3 is added because day number 0, 1 January 1970, was a Thursday. */
export const isWeekend = (day: number): boolean => (day + 3) % 7 >= 5;

/** Unknown days get the average, so that they count neither for nor against the factor. */
function fill(present: readonly (boolean | null)[]): Column {
  const column = new Float64Array(present.length);
  let [known, some] = [0, 0];
  for (const value of present) {
    if (value !== null) known++;
    if (value) some++;
  }
  const mean = some / Math.max(1, known);
  for (let i = 0; i < column.length; i++) {
    const value = present[i] ?? null;
    column[i] = value === null ? mean : value ? 1 : 0;
  }
  return column;
}

function unit(column: Column): Column | null {
  const length = Math.sqrt(dot(column, column));
  return length < 1e-9 ? null : column.map((value) => value / length);
}

/** Cuts the circle of days into blocks at a random place and puts the blocks into random order. */
function shuffleBlocks(from: Column, to: Column, size: number, random: () => number): void {
  const count = from.length;
  const offset = Math.floor(random() * count);
  const blocks = Array.from({ length: Math.ceil(count / size) }, (_, index) => index);
  for (let last = blocks.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const kept = blocks[last] as number;
    blocks[last] = blocks[other] as number;
    blocks[other] = kept;
  }
  let place = 0;
  for (const block of blocks) {
    const end = Math.min(count, (block + 1) * size);
    for (let i = block * size; i < end; i++) to[place++] = from[(i + offset) % count] as number;
  }
}

/** Logarithm of the upper tail of the normal distribution (Abramowitz and Stegun 7.1.26). */
function logTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const poly =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return -0.5 * z * z - 0.9189385332 + Math.log(poly);
}
