import { addDays, type DayKey } from '../calendar.ts';
import type { Experiment } from '../experiments/experiment.ts';
import { lastReading } from '../experiments/experiment.ts';
import { getOutcomeValues } from '../experiments/outcome-values.ts';
import { getResult } from '../experiments/result.ts';
import type { MemberFacts } from '../insights/member-facts.ts';
import { isHardStretch } from '../insights/shown-insights.ts';
import { isStreakDay } from '../scorecard/score.ts';
import { PILLARS } from '../vocabulary.ts';
import { readPulse } from '../weekly-pulse/pulse-entry.ts';
import { pulseReview } from '../weekly-pulse/pulse-review.ts';
import { suggestionFor } from '../weekly-pulse/review-words.ts';
import type { MonthlyReview } from './contract.ts';
import { monthBefore, startOfMonth } from './month.ts';
import {
  compareMonths,
  getMonthFacts,
  getMonthSeries,
  type MonthChange,
  type MonthSeries,
} from './month-changes.ts';
import {
  changeSentence,
  emptySentences,
  experimentSentence,
  GOOD_START,
  HARD_MONTH,
  keptSentence,
  monthSentence,
  steadySentence,
  suggestionSentences,
} from './sentences.ts';

export interface ReviewInput {
  facts: MemberFacts;
  experiments: readonly Experiment[];
  showsPrivate: boolean;
}

const MIN_DAYS = 5;
const HARD_MIN_DAYS = 3;
const HARD_FEELING = 2.2;

export const factsSince = (today: DayKey): DayKey => monthBefore(monthBefore(today));

export function writeMonthlyReview(input: ReviewInput, today: DayKey): MonthlyReview {
  const [month, end] = [monthBefore(today), startOfMonth(today)];
  const facts = getMonthFacts(input.facts, month, end);
  if (isHard(input.facts, facts, today)) return { month, ...HARD_MONTH };
  const recorded = Math.max(facts.checkins.length, facts.feelings.length);
  if (recorded < MIN_DAYS && facts.pulses.length === 0) {
    return { month, sentences: emptySentences(month, recorded), link: null };
  }
  const series = getMonthSeries(facts, input.showsPrivate);
  const before = getMonthSeries(
    getMonthFacts(input.facts, monthBefore(month), month),
    input.showsPrivate,
  );
  const { compared, changes } = compareMonths(series, before);
  const [change] = changes;
  const moved = change
    ? [changeSentence(change, monthBefore(month))]
    : compared > 0
      ? [steadySentence(monthBefore(month))]
      : [];
  const next = chooseSuggestion(series, change);
  const suggestion = next && suggestionFor({ spoke: next, reason: 'shortest' });
  return {
    month,
    sentences: [
      monthSentence({
        month,
        checkIns: facts.checkins.length,
        goodDays: countGoodDays(facts),
        feelings: facts.feelings.length,
        pulses: facts.pulses.length,
      }),
      ...moved,
      ...heldSentence(input, facts, { month, end }),
      ...(suggestion ? suggestionSentences(suggestion.text) : [GOOD_START]),
    ],
    link: suggestion && { label: suggestion.link, to: suggestion.to },
  };
}

function isHard(all: MemberFacts, month: MemberFacts, today: DayKey): boolean {
  const felt = month.feelings.map(([, feeling]) => feeling);
  const mean = felt.reduce((sum, feeling) => sum + feeling, 0) / felt.length;
  const pulse = month.pulses.at(-1);
  return (
    isHardStretch(all.feelings, today) ||
    isHardStretch(all.feelings, addDays(startOfMonth(today), -1)) ||
    (felt.length >= HARD_MIN_DAYS && mean <= HARD_FEELING) ||
    (pulse !== undefined &&
      pulseReview([readPulse({ weekStart: pulse[0], meta: pulse[1] })])?.isHard === true)
  );
}

const countGoodDays = ({ checkins, hidden }: MemberFacts): number =>
  checkins.filter(([, scores]) =>
    isStreakDay(
      Object.fromEntries(PILLARS.map((pillar, index) => [pillar, scores[index] ?? null])),
      hidden,
    ),
  ).length;

function chooseSuggestion(series: readonly MonthSeries[], change: MonthChange | undefined) {
  if (change && change.average < change.before) return change.spoke;
  const [lowest] = series.toSorted((a, b) => a.share - b.share);
  return lowest?.spoke ?? null;
}

function heldSentence(
  { facts, experiments }: ReviewInput,
  month: MemberFacts,
  period: { month: DayKey; end: DayKey },
): string[] {
  const values = getOutcomeValues(facts);
  for (const experiment of experiments) {
    const { outcome, stoppedOn } = experiment;
    const lastRead = lastReading(experiment);
    const isHidden = outcome === 'sleep' && facts.hidden.includes('sleep');
    if (stoppedOn !== null || lastRead < period.month || lastRead >= period.end || isHidden)
      continue;
    const sentence = experimentSentence(
      experiment,
      getResult(experiment, new Map(values[outcome])),
    );
    if (sentence) return [sentence];
  }
  return month.kept.length > 0 ? [keptSentence(month.kept.length)] : [];
}
