import { PILLARS, type Pillar } from '../vocabulary.ts';

export type Score = 0 | 1 | 2;

export type DayScores = Readonly<Record<Pillar, number | null>>;

const NEXT: Record<Score, Score> = { 0: 1, 1: 2, 2: 0 };
export const STREAK_DAY_TOTAL = 5;

export const cycleScore = (value: Score | null): Score => NEXT[value ?? 0];

/** The scores that an unrated pillar gets with the first, second and third tap. */
export const SCORES_BY_TAP: readonly Score[] = [
  cycleScore(null),
  cycleScore(cycleScore(null)),
  cycleScore(cycleScore(cycleScore(null))),
];

const sumScores = (scores: Partial<DayScores>, pillars: readonly Pillar[]): number =>
  pillars.reduce((sum, pillar) => sum + (scores[pillar] ?? 0), 0);

export const dayTotal = (scores: Partial<DayScores>): number => sumScores(scores, PILLARS);

export const shownPillars = (hidden: readonly Pillar[]): Pillar[] =>
  PILLARS.filter((pillar) => !hidden.includes(pillar));

export function parseHiddenPillars(stored: readonly string[]): Pillar[] {
  const hidden = PILLARS.filter((pillar) => stored.includes(pillar));
  return hidden.length === PILLARS.length ? hidden.slice(1) : hidden;
}

/** A streak day needs as many points as there are visible pillars, but never more than five. */
export function missingPoints(scores: Partial<DayScores>, hidden: readonly Pillar[]): number {
  const shown = shownPillars(hidden);
  const byShown = shown.length - sumScores(scores, shown);
  // Points from pillars that the member has hidden since then still count for a streak day.
  return Math.max(0, Math.min(byShown, STREAK_DAY_TOTAL - dayTotal(scores)));
}

export const isStreakDay = (scores: Partial<DayScores>, hidden: readonly Pillar[] = []): boolean =>
  missingPoints(scores, hidden) === 0;
