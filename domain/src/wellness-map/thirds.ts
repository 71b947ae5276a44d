export type Third = 'inner' | 'middle' | 'outer';

const MIDDLE_FROM = 3;
const OUTER_FROM = 6;
const END = 10;

/** A score on a boundary belongs to the better third. */
export function thirdOf(score: number): Third {
  if (score >= OUTER_FROM) return 'outer';
  return score >= MIDDLE_FROM ? 'middle' : 'inner';
}

/** How far from the centre a score lies, 0 to 1: each third of the scale is a third of the way. */
export function distanceFromCentre(score: number): number {
  if (score >= OUTER_FROM) return 2 / 3 + ((score - OUTER_FROM) / (END - OUTER_FROM)) * (1 / 3);
  return score / (3 * MIDDLE_FROM);
}
