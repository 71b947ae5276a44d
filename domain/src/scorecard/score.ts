import { PILLARS, type Pillar } from '../vocabulary.ts';

export type Score = 0 | 1 | 2;

/** A day's five pillars; null where the member has not tapped. */
export type DayScores = Readonly<Record<Pillar, number | null>>;

const NEXT: Record<Score, Score> = { 0: 1, 1: 2, 2: 0 };
export const STREAK_DAY_TOTAL = 5;

/** What a tap makes of a value. An untouched pillar shows 0, so the first tap makes it 1. */
export const cycleScore = (value: Score | null): Score => NEXT[value ?? 0];

export const dayTotal = (scores: Partial<DayScores>): number =>
  PILLARS.reduce((sum, pillar) => sum + (scores[pillar] ?? 0), 0);

export const isStreakDay = (scores: Partial<DayScores>): boolean =>
  dayTotal(scores) >= STREAK_DAY_TOTAL;
