import { PILLARS, type Pillar } from '../vocabulary.ts';

export type Score = 0 | 1 | 2;

/** A day's five pillars; null where the member has not tapped. */
export type DayScores = Readonly<Record<Pillar, number | null>>;

const NEXT: Record<Score, Score> = { 0: 1, 1: 2, 2: 0 };
export const STREAK_DAY_TOTAL = 5;

/** What a tap makes of a value. An untouched pillar shows 0, so the first tap makes it 1. */
export const cycleScore = (value: Score | null): Score => NEXT[value ?? 0];

const totalOf = (scores: Partial<DayScores>, pillars: readonly Pillar[]): number =>
  pillars.reduce((sum, pillar) => sum + (scores[pillar] ?? 0), 0);

export const dayTotal = (scores: Partial<DayScores>): number => totalOf(scores, PILLARS);

/** The pillars that a member wants to see, in their order. */
export const shownPillars = (hidden: readonly Pillar[]): Pillar[] =>
  PILLARS.filter((pillar) => !hidden.includes(pillar));

/** What is stored as hidden, as far as we know it; nobody is left without any pillar. */
export function readHidden(stored: readonly string[]): Pillar[] {
  const hidden = PILLARS.filter((pillar) => stored.includes(pillar));
  return hidden.length === PILLARS.length ? hidden.slice(1) : hidden;
}

/** How many points a day still needs to count: one for each shown pillar; five of five are five. */
export function missingPoints(scores: Partial<DayScores>, hidden: readonly Pillar[]): number {
  const shown = shownPillars(hidden);
  const byShown = shown.length - totalOf(scores, shown);
  // What was tapped before a pillar was hidden is not taken back.
  return Math.max(0, Math.min(byShown, STREAK_DAY_TOTAL - dayTotal(scores)));
}

export const isStreakDay = (scores: Partial<DayScores>, hidden: readonly Pillar[] = []): boolean =>
  missingPoints(scores, hidden) === 0;
