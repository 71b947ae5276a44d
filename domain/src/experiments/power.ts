import { type DayKey, dayNumber } from '../calendar.ts';
import { type Design, type ExperimentOutcome, OUTCOME_INFO } from './experiment.ts';

const COMPLETED = 0.85;
const MIN_HISTORY = 14;

/** Critical values of Student's t (two-sided, 5 %) for 4 to 13 degrees of freedom. */
const CRITICAL = [2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16];

/** The more a member's days vary anyway, the less likely an experiment is to find a difference. */
export function getPower(
  outcome: ExperimentOutcome,
  { pairs, block }: Design,
  history: readonly (readonly [DayKey, number])[],
): number {
  const { clear, usual } = OUTCOME_INFO[outcome];
  const noise = getNoise(history, block) ?? usual;
  const completed = Math.max(5, Math.min(14, Math.round(pairs * COMPLETED)));
  const freedom = completed - 1;
  const critical = CRITICAL[freedom - 4] as number;
  const shift = (clear / noise) * Math.sqrt(completed);
  const z =
    (critical * (1 - 1 / (4 * freedom)) - shift) / Math.sqrt(1 + critical ** 2 / (2 * freedom));
  return 1 - normalCdf(z);
}

function getNoise(history: readonly (readonly [DayKey, number])[], apart: number): number | null {
  const values = new Map(history.map(([day, value]) => [dayNumber(day), value]));
  const differences = [...values].flatMap(([day, value]) => {
    const next = values.get(day + apart);
    return next === undefined ? [] : [next - value];
  });
  if (differences.length < MIN_HISTORY) return null;
  const square = differences.reduce((sum, one) => sum + one * one, 0) / differences.length;
  return Math.max(0.05, Math.sqrt(square));
}

const normalCdf = (z: number): number => 1 / (1 + Math.exp(-(1.5976 * z + 0.07056 * z ** 3)));
