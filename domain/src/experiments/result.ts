import type { DayKey } from '../calendar.ts';
import { type Experiment, getCountedDays, MIN_PAIRS } from './experiment.ts';

export const LEVEL = 0.05;

export interface Comparison {
  pairs: number;
  means: [number, number];
  difference: number;
  interval: [number, number];
  p: number;
}

export type Result =
  | { kind: 'too_few'; pairs: number }
  | ({ kind: 'difference' | 'no_difference' } & Comparison);

/**
 * Intention to treat: each day counts as planned, even if the member did not follow the plan.
 * Leaving such days out would bring back the bias that the random plan removes.
 */
export function getResult(
  experiment: Pick<Experiment, 'habit' | 'outcome' | 'startsOn' | 'plan'>,
  values: ReadonlyMap<DayKey, number>,
): Result {
  const pairs = new Map<number, { with?: number; without?: number }>();
  for (const { day, pair, isWith } of getCountedDays(experiment)) {
    const value = values.get(day);
    if (value === undefined) continue;
    pairs.set(pair, { ...pairs.get(pair), [isWith ? 'with' : 'without']: value });
  }
  const complete = [...pairs.values()].filter(
    (pair): pair is { with: number; without: number } =>
      pair.with !== undefined && pair.without !== undefined,
  );
  if (complete.length < MIN_PAIRS) return { kind: 'too_few', pairs: complete.length };
  const differences = complete.map((pair) => pair.with - pair.without);
  const p = signFlipTest(differences);
  return {
    kind: p <= LEVEL ? 'difference' : 'no_difference',
    pairs: complete.length,
    means: [average(complete.map((one) => one.with)), average(complete.map((one) => one.without))],
    difference: average(differences),
    interval: getInterval(differences),
    p,
  };
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * If the habit has no effect, every combination of signs of the daily differences is equally
 * likely. A test of all combinations is valid even if neighbouring days resemble each other.
 */
export function signFlipTest(differences: readonly number[]): number {
  const count = differences.length;
  const observed = Math.abs(differences.reduce((sum, one) => sum + one, 0)) - 1e-9;
  const signs = new Int8Array(count).fill(1);
  let sum = differences.reduce((total, one) => total + one, 0);
  let extreme = 1;
  const total = 2 ** count;
  for (let step = 1; step < total; step++) {
    const index = 31 - Math.clz32(step & -step);
    const sign = signs[index] as number;
    sum -= 2 * sign * (differences[index] as number);
    signs[index] = -sign;
    if (Math.abs(sum) >= observed) extreme++;
  }
  return extreme / total;
}

export function getInterval(differences: readonly number[]): [number, number] {
  const center = average(differences);
  const reach = Math.max(...differences.map((one) => Math.abs(one - center)), 1e-6) * 2;
  const isPossible = (shift: number) => signFlipTest(differences.map((one) => one - shift)) > LEVEL;
  const findEnd = (direction: 1 | -1) => {
    let [inside, outside] = [center, center + direction * reach];
    for (let step = 0; step < 12; step++) {
      const middle = (inside + outside) / 2;
      if (isPossible(middle)) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  return [findEnd(-1), findEnd(1)];
}
