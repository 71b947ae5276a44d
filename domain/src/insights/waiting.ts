import { PILLARS } from '../vocabulary.ts';
import { MIN_DAYS, type OutcomeComparisons } from './comparisons.ts';
import { nextLook } from './error-budget.ts';
import type { FactorId } from './factors.ts';
import type { Insight, InsightReport, Waiting } from './report.ts';

const MAX_SHOWN = 3;
const ALIKE_AFTER = 30;
const ORDER: readonly FactorId[] = [
  'pillar.sleep',
  'pillar.movement',
  ...PILLARS.map((pillar) => `pillar.${pillar}` as const),
];

export function findWaiting(
  all: readonly OutcomeComparisons[],
  looks: InsightReport['looks'],
  insights: readonly Insight[],
): Waiting[] {
  const feelings = all.find(({ outcome }) => outcome === 'feeling');
  if (!feelings) return [];
  const { outcome, series, comparisons } = feelings;
  const last = looks[outcome];
  const recorded = last
    ? last.recorded + series.days.filter((day) => day > last.day).length
    : series.days.length;
  const known = new Set(insights.map(({ factor }) => factor));
  return [...new Set(ORDER)]
    .filter((factor) => !known.has(factor))
    .flatMap((factor): Waiting[] => {
      const one = comparisons.find((comparison) => comparison.factor === factor);
      if (!one) return [];
      const some = one.present.filter((value) => value === true).length;
      const none = one.present.filter((value) => value === false).length;
      if (some + none === 0) return [];
      const daysLeft = Math.max(
        nextLook('feeling', recorded) - recorded,
        MIN_DAYS - some,
        MIN_DAYS - none,
      );
      const isAlike = recorded >= ALIKE_AFTER && Math.min(some, none) < MIN_DAYS / 2;
      const kind = isAlike ? 'alike' : last ? 'nothing_yet' : 'soon';
      return [{ outcome, factor, kind, daysLeft, recorded }];
    })
    .slice(0, MAX_SHOWN);
}
