import { addDays, type DayKey } from '../calendar.ts';
import type { Pillar } from '../vocabulary.ts';
import { PILLAR_LABELS } from './messages.ts';
import type { DayScores, Score } from './score.ts';

export const REVIEW_DAYS = 30;
const ENOUGH_DAYS = 7;

export interface PillarSummary {
  pillar: Pillar;
  scores: { date: DayKey; score: Score | null }[];
  rated: number;
  well: number;
  mean: number | null;
}

type Day = DayScores & { date: DayKey };

export function pillarSummary(days: readonly Day[], today: DayKey, pillar: Pillar): PillarSummary {
  const found = new Map(days.map((day) => [day.date, day[pillar] as Score | null]));
  const scores = Array.from({ length: REVIEW_DAYS }, (_, index) => {
    const date = addDays(today, index - REVIEW_DAYS + 1);
    return { date, score: found.get(date) ?? null };
  });
  const ratings = scores.flatMap(({ score }) => (score === null ? [] : [score]));
  const sum = ratings.reduce((total: number, score) => total + score, 0);
  return {
    pillar,
    scores,
    rated: ratings.length,
    well: ratings.filter((score) => score === 2).length,
    mean: ratings.length === 0 ? null : sum / ratings.length,
  };
}

export function comparePillars(summaries: readonly PillarSummary[]): string {
  const known = summaries
    .filter(({ rated }) => rated >= ENOUGH_DAYS)
    .toSorted((a, b) => (b.mean ?? 0) - (a.mean ?? 0));
  // A headline must not tell bystanders that the member's sex life is the weak spot.
  const [best, weakest] = [known[0], known.findLast(({ pillar }) => pillar !== 'sexual_health')];
  if (!best || !weakest) return 'Rate a full week to see how each pillar is doing.';
  if ((best.mean ?? 0) - (weakest.mean ?? 0) < 0.25) return 'Your pillars are about even.';
  return `${PILLAR_LABELS[best.pillar]} is going best. ${PILLAR_LABELS[weakest.pillar]} has the most room to grow.`;
}
