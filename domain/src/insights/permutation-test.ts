import {
  type Column,
  carryOver,
  dot,
  orthonormalize,
  residual,
  whiten,
  whitening,
} from './whiten.ts';

export interface Series {
  days: readonly number[];
  values: readonly number[];
}

export interface Candidate {
  present: readonly (boolean | null)[];
  weight: number;
  lean: number;
}

export interface TestResult {
  t: number;
  p: number;
}

interface TestSettings {
  stopAbove: number;
  permutations: number;
  random: () => number;
  /**
   * Whole blocks of days are shuffled, because shuffling single days would destroy the rhythms in
   * the data.
   */
  block: number;
  setsWeekendsAside: boolean;
}

/**
 * A hopeless test stops early and reports no difference, so stopping can never cause a false
 * insight.
 */
const HOPELESS = {
  times: 5,
  errors: 3.5,
};

/**
 * Each factor is compared with the strongest factor of each shuffle (Westfall–Young). So the chance
 * that any factor gets p ≤ x without a real difference is at most x.
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
  const white = whitening(days, phi);
  const basis = orthonormalize(nuisance.map((column) => whiten(column, white)));
  const errors = unit(residual(whiten(outcome, white), basis));
  if (!errors) return noResult;
  const freedom = count - basis.length - 1;
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  const observed = candidates.map(({ present, weight, lean }) => {
    const column = whiten(fill(present), white);
    const length = residualLength(column, basis);
    const logUp = Math.log(((1 + lean) / 2) * (weight / total));
    const logDown = Math.log(((1 - lean) / 2) * (weight / total));
    const t = length === 0 ? 0 : tOf(dot(column, errors) / length, freedom);
    const score = length === 0 ? Number.POSITIVE_INFINITY : scoreOf(t, logUp, logDown);
    return { column, logUp, logDown, t, score, exceeded: 0 };
  });
  const best = observed.reduce((a, b) => (b.score < a.score ? b : a));
  const stopped = () => observed.map(({ t }) => ({ t, p: 1 }));
  if (best.score > Math.log(HOPELESS.times * stopAbove)) return stopped();
  const most = Math.floor(stopAbove * (permutations + 1)) - 1;
  const spread = HOPELESS.errors * Math.sqrt(stopAbove * (1 - stopAbove));
  const shuffle = blockShuffler(errors, block, random);
  const columns = observed.flatMap(({ column, logUp, logDown }) => {
    const rest = unit(residual(column, basis));
    return rest ? [{ column: rest, logUp, logDown }] : [];
  });
  for (let run = 1; run <= permutations; run++) {
    const shuffled = shuffle();
    let lowest = Number.POSITIVE_INFINITY;
    for (const { column, logUp, logDown } of columns) {
      const score = scoreOf(tOf(dot(column, shuffled), freedom), logUp, logDown);
      if (score < lowest) lowest = score;
    }
    for (const one of observed) if (lowest <= one.score) one.exceeded++;
    const hopeless = Math.min(most, stopAbove * run + spread * Math.sqrt(run) + 1);
    if (best.exceeded > hopeless) return stopped();
  }
  return observed.map(({ t, exceeded }) => ({ t, p: (exceeded + 1) / (permutations + 1) }));
}

function tOf(correlation: number, freedom: number): number {
  const inside = Math.max(-0.9999, Math.min(0.9999, correlation));
  return inside * Math.sqrt(freedom / (1 - inside * inside));
}

const scoreOf = (t: number, logUp: number, logDown: number): number =>
  t > 0 ? logTail(t) - logUp : logTail(-t) - logDown;

/** A slow trend or weekends could explain a difference, so the test removes their effect first. */
function nuisanceColumns(days: readonly number[], withWeekends: boolean): Column[] {
  const first = days[0] as number;
  const span = Math.max(1, (days.at(-1) as number) - first);
  const trend = new Float64Array(days.length);
  const weekends = new Float64Array(days.length);
  for (let i = 0; i < days.length; i++) {
    const day = days[i] as number;
    trend[i] = (day - first) / span - 0.5;
    weekends[i] = isWeekend(day) ? 1 : 0;
  }
  const level = new Float64Array(days.length).fill(1);
  return withWeekends ? [level, trend, weekends] : [level, trend];
}

/** Day number 0, 1 January 1970, was a Thursday. */
export const isWeekend = (day: number): boolean => (day + 3) % 7 >= 5;

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

const MIN_LENGTH = 1e-6;

function residualLength(column: Column, basis: readonly Column[]): number {
  const explained = basis.reduce((sum, direction) => sum + dot(column, direction) ** 2, 0);
  const length = Math.sqrt(Math.max(0, dot(column, column) - explained));
  return length < MIN_LENGTH ? 0 : length;
}

function unit(column: Column): Column | null {
  const length = Math.sqrt(dot(column, column));
  if (length < MIN_LENGTH) return null;
  for (let i = 0; i < column.length; i++) column[i] = (column[i] as number) / length;
  return column;
}

function blockShuffler(from: Column, size: number, random: () => number): () => Column {
  const count = from.length;
  const blocks = Int32Array.from({ length: Math.ceil(count / size) }, (_, index) => index);
  const to = new Float64Array(count);
  return () => {
    const offset = Math.floor(random() * count);
    for (let last = blocks.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      const kept = blocks[last] as number;
      blocks[last] = blocks[other] as number;
      blocks[other] = kept;
    }
    let place = 0;
    for (let i = 0; i < blocks.length; i++) {
      const start = (blocks[i] as number) * size;
      const end = Math.min(count, start + size);
      let index = (start + offset) % count;
      for (let day = start; day < end; day++) {
        to[place++] = from[index] as number;
        if (++index === count) index = 0;
      }
    }
    return to;
  };
}

function logTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const poly =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return -0.5 * z * z - 0.9189385332 + Math.log(poly);
}
