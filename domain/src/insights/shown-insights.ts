import { addDays, type DayKey, dayKey } from '../calendar.ts';
import type { Pillar } from '../vocabulary.ts';
import { buildComparisons, MIN_DAYS } from './comparisons.ts';
import type { ChartDay, InsightMarks, ShownInsight } from './contract.ts';
import { FACTORS, pillarOf } from './factors.ts';
import { describeSides } from './find-insights.ts';
import { insightKey, isNew } from './insight.ts';
import type { MemberFacts } from './member-facts.ts';
import { OUTCOMES } from './outcomes.ts';
import type { Insight } from './report.ts';

export function showInsights(insights: readonly Insight[], facts: MemberFacts): ShownInsight[] {
  if (insights.length === 0) return [];
  const all = buildComparisons(facts);
  return insights.flatMap((one): ShownInsight[] => {
    const found = all.find(({ outcome }) => outcome === one.outcome);
    const comparison = found?.comparisons.find(
      ({ factor, lag }) => factor === one.factor && lag === one.lag,
    );
    if (!found || !comparison) return [];
    const sides = describeSides(found.series.values, comparison.present);
    const isTurned = (sides.means[0] - sides.means[1]) * (one.means[0] - one.means[1]) <= 0;
    if (one.state === 'holds' && (isTurned || Math.min(...sides.counts) < MIN_DAYS)) return [];
    const days = comparison.present.flatMap((isPresent, index): ChartDay[] => {
      const [day, value] = [found.series.days[index], found.series.values[index]];
      if (isPresent === null || day === undefined || value === undefined) return [];
      return [[dayKey(new Date(day * 86_400_000)), Math.round(value * 100) / 100, isPresent]];
    });
    return [{ ...one, ...sides, split: comparison.split, days }];
  });
}

const HARD_DAYS = 7;
const HARD_MIN_DAYS = 3;
const HARD_FEELING = 2.2;

/** For a member who felt low or rough last week, help is worth more than a chart. */
export function isHardStretch(
  feelings: readonly (readonly [DayKey, number, ...unknown[]])[],
  today: DayKey,
): boolean {
  const recent = feelings.filter(([day]) => day > addDays(today, -HARD_DAYS) && day <= today);
  const sum = recent.reduce((total, [, feeling]) => total + feeling, 0);
  return recent.length >= HARD_MIN_DAYS && sum / recent.length <= HARD_FEELING;
}

interface HomeSituation {
  insights: readonly Insight[];
  marks: InsightMarks;
  hidden: readonly Pillar[];
  isHardStretch: boolean;
  today: DayKey;
}

export function insightForHome({ insights, marks, hidden, today, ...now }: HomeSituation) {
  if (marks.isOff || now.isHardStretch) return null;
  return (
    insights.find((one) => {
      const pillar = pillarOf(one.factor);
      const isPrivate = FACTORS[one.factor].isPrivate || OUTCOMES[one.outcome].isPrivate;
      return (
        isNew(one, marks, today) &&
        !marks.off.includes(insightKey(one)) &&
        !(pillar && hidden.includes(pillar)) &&
        (!isPrivate || marks.showsPrivateOnHome)
      );
    }) ?? null
  );
}
