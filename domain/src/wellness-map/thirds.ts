export type Third = 'inner' | 'middle' | 'outer';

const MIDDLE_FROM = 3;
const OUTER_FROM = 6;
const MAX_SCORE = 10;

export function getThird(score: number): Third {
  if (score >= OUTER_FROM) return 'outer';
  return score >= MIDDLE_FROM ? 'middle' : 'inner';
}

export function distanceFromCentre(score: number): number {
  if (score >= OUTER_FROM)
    return 2 / 3 + ((score - OUTER_FROM) / (MAX_SCORE - OUTER_FROM)) * (1 / 3);
  return score / (3 * MIDDLE_FROM);
}
