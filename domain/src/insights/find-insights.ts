import type { DayKey } from '../calendar.ts';
import {
  buildComparisons,
  type Comparison,
  MIN_DAYS,
  type OutcomeComparisons,
} from './comparisons.ts';
import { lookLevel, planOf } from './error-budget.ts';
import { FACTORS, pillarOf } from './factors.ts';
import { confidenceOf, insightKey } from './insight.ts';
import type { MemberFacts } from './member-facts.ts';
import { OUTCOMES } from './outcomes.ts';
import { type Series, type TestResult, testCandidates } from './permutation-test.ts';
import type { Insight, InsightReport } from './report.ts';
import { findWaiting } from './waiting.ts';

/**
 * Members ask most about the effects of sleep and movement, so the tests for those two are the most
 * sensitive.
 */
const ASKED_MOST = ['feeling:pillar.sleep:0', 'feeling:pillar.movement:0'];
const ASKED_OFTEN = 'feeling:pillar.movement:1';
const PRIORS = {
  askedMost: { weight: 50, lean: 0.95 },
  askedOften: { weight: 25, lean: 0.95 },
  pillarSameDay: { weight: 1.5, lean: 0.8 },
  pillarDayBefore: { weight: 0.5, lean: 0.8 },
  other: { weight: 1, lean: 0.8 },
};

const LEAST_SHUFFLES = 1000;
const MAX_INSIGHTS = 8;

const FADES_BELOW = { t: 1, share: 0.5 };
/**
 * An insight fades if more than one in twenty random shuffles shows an equally strong difference.
 * Experiments use the same limit.
 */
const FADES_ABOVE_P = 0.05;
const FADED_STAY_DAYS = 30;

export interface Finding {
  comparison: Comparison;
  result: TestResult;
  /** Between two planned searches, the difference is measured but not tested. */
  isTested: boolean;
  means: [number, number];
  counts: [number, number];
}

export function findInsights(
  facts: MemberFacts,
  before: InsightReport,
  { today, random }: { today: DayKey; random: () => number },
): InsightReport {
  const all = buildComparisons(facts);
  const looks = { ...before.looks };
  const found: Insight[] = [];
  const checked = new Map<string, Finding>();
  for (const one of all) {
    for (const group of groupsOf(one.outcome)) {
      const recorded = recordedDays(one.series, before.looks[group.name]);
      const level = lookLevel(group.plan, recorded, before.looks[group.name]?.recorded ?? 0);
      const known = before.insights.some(({ outcome }) => outcome === one.outcome);
      if (level === 0 && !known) continue;
      const comparisons = one.comparisons.filter(
        (comparison) => group.includes(comparison.factor) && isBigEnough(comparison),
      );
      if (comparisons.length === 0) continue;
      const isLook = level > 0;
      const findings = examine(one.series, comparisons, group, {
        permutations: isLook ? shufflesFor(level) - 1 : 0,
        // The label of a known insight shows the exact p-value, so the test must not stop early.
        stopAbove: known ? 1 : level,
        random,
      });
      for (const finding of findings) checked.set(insightKey(finding.comparison), finding);
      if (!isLook) continue;
      looks[group.name] = { recorded, day: one.series.days.at(-1) as number };
      for (const finding of findings.filter(({ result }) => result.p <= level)) {
        if (isWorthMentioning(finding)) found.push(toInsight(finding, one, today));
      }
    }
  }
  const insights = merge(before.insights, found, checked, today);
  return { looks, insights, waiting: findWaiting(all, looks, insights) };
}

/**
 * A test with n shuffles cannot find a p-value below 1/n, so a strict level requires more shuffles.
 */
const shufflesFor = (level: number): number => Math.max(LEAST_SHUFFLES, Math.ceil(1 / level));

interface Group {
  name: string;
  plan: Parameters<typeof lookLevel>[0];
  includes: (factor: Comparison['factor']) => boolean;
  block: number;
  setsWeekendsAside: boolean;
}

const isBigEnough = ({ present }: Comparison): boolean => {
  const [some, none] = countSides(present);
  return some >= MIN_DAYS && none >= MIN_DAYS;
};

function groupsOf(outcome: OutcomeComparisons['outcome']): Group[] {
  const isWeekly = OUTCOMES[outcome].isWeekly;
  const everyday: Group = {
    ...{ name: outcome, plan: planOf(outcome), block: isWeekly ? 4 : 7 },
    setsWeekendsAside: !isWeekly,
    includes: (factor) => factor !== 'weekend',
  };
  const weekends: Group = {
    ...{ name: `${outcome} weekend`, plan: 'weekend', block: 1, setsWeekendsAside: false },
    includes: (factor) => factor === 'weekend',
  };
  return outcome === 'feeling' ? [everyday, weekends] : [everyday];
}

function recordedDays(
  { days }: Series,
  last: { recorded: number; day: number } | undefined,
): number {
  return last ? last.recorded + days.filter((day) => day > last.day).length : days.length;
}

function examine(
  series: Series,
  comparisons: readonly Comparison[],
  { block, setsWeekendsAside }: Group,
  settings: { permutations: number; stopAbove: number; random: () => number },
): Finding[] {
  const isWeekly = comparisons.some(({ outcome }) => OUTCOMES[outcome].isWeekly);
  const days = isWeekly ? series.days.map((day) => Math.round(day / 7)) : series.days;
  const candidates = comparisons.map(({ outcome, factor, lag, present }) => ({
    present,
    weight: priorOf({ outcome, factor, lag }).weight,
    lean: FACTORS[factor].lean * OUTCOMES[outcome].good * priorOf({ outcome, factor, lag }).lean,
  }));
  const results = testCandidates({ days, values: series.values }, candidates, {
    ...settings,
    block,
    setsWeekendsAside,
  });
  return comparisons.map((comparison, index) => ({
    comparison,
    result: results[index] as TestResult,
    isTested: settings.permutations > 0,
    ...describeSides(series.values, comparison.present),
  }));
}

function priorOf(one: Pick<Comparison, 'outcome' | 'factor' | 'lag'>) {
  if (ASKED_MOST.includes(insightKey(one))) return PRIORS.askedMost;
  if (insightKey(one) === ASKED_OFTEN) return PRIORS.askedOften;
  if (!pillarOf(one.factor)) return PRIORS.other;
  return one.lag === 0 ? PRIORS.pillarSameDay : PRIORS.pillarDayBefore;
}

export function describeSides(
  values: readonly number[],
  present: readonly (boolean | null)[],
): Pick<Finding, 'means' | 'counts'> {
  const counts = countSides(present);
  const sums = [0, 0];
  present.forEach((value, index) => {
    if (value !== null)
      sums[value ? 0 : 1] = (sums[value ? 0 : 1] as number) + (values[index] as number);
  });
  const mean = (side: 0 | 1) =>
    Math.round(((sums[side] as number) / Math.max(1, counts[side])) * 100) / 100;
  return { counts, means: [mean(0), mean(1)] };
}

function countSides(present: readonly (boolean | null)[]): [number, number] {
  const counts: [number, number] = [0, 0];
  for (const value of present) if (value !== null) counts[value ? 0 : 1]++;
  return counts;
}

function isWorthMentioning({ comparison, means, result }: Finding): boolean {
  const raw = means[0] - means[1];
  return Math.abs(raw) >= OUTCOMES[comparison.outcome].minDifference && raw > 0 === result.t > 0;
}

function toInsight(
  { comparison, result, means, counts }: Finding,
  { comparisons }: OutcomeComparisons,
  today: DayKey,
): Insight {
  const { outcome, factor, lag, split } = comparison;
  return {
    ...{ outcome, factor, lag, split, means, counts },
    inThousand: Math.round(result.p * 1000),
    confidence: confidenceOf(result.p),
    ...{ state: 'holds', foundOn: today, changedOn: today },
    together: findTogether(comparison, comparisons),
  };
}

const TOGETHER_FROM = 0.4;

function findTogether(one: Comparison, all: readonly Comparison[]): Insight['together'] {
  const others = all
    .filter(({ factor, lag }) => factor !== one.factor && lag === one.lag && factor !== 'weekend')
    .map((other) => ({ factor: other.factor, r: agreement(one.present, other.present) }))
    .sort((a, b) => b.r - a.r);
  return others[0] && others[0].r >= TOGETHER_FROM ? others[0].factor : null;
}

function agreement(a: readonly (boolean | null)[], b: readonly (boolean | null)[]): number {
  let [both, onlyA, onlyB, none] = [0, 0, 0, 0];
  a.forEach((value, index) => {
    const other = b[index] ?? null;
    if (value === null || other === null) return;
    if (value && other) both++;
    else if (value) onlyA++;
    else if (other) onlyB++;
    else none++;
  });
  const size = Math.sqrt((both + onlyA) * (onlyB + none) * (both + onlyB) * (onlyA + none));
  return size === 0 ? 0 : (both * none - onlyA * onlyB) / size;
}

function merge(
  earlier: readonly Insight[],
  found: readonly Insight[],
  checked: ReadonlyMap<string, Finding>,
  today: DayKey,
): Insight[] {
  const foundKeys = new Set(found.map(insightKey));
  const updated = earlier.flatMap((one) => {
    const finding = checked.get(insightKey(one));
    if (!finding || (one.state === 'faded' && foundKeys.has(insightKey(one)))) return [];
    return update(one, finding, today);
  });
  const byPair = new Map<string, Insight>();
  const strongestFirst = found.toSorted((a, b) => a.inThousand - b.inThousand);
  for (const one of [...updated, ...strongestFirst]) {
    const pair = `${one.outcome} ${one.factor}`;
    const kept = byPair.get(pair);
    if (!kept || (kept.state === 'faded' && one.state === 'holds')) byPair.set(pair, one);
  }
  return [...byPair.values()]
    .toSorted((a, b) => b.confidence - a.confidence || (a.foundOn < b.foundOn ? 1 : -1))
    .slice(0, MAX_INSIGHTS);
}

function update(one: Insight, finding: Finding, today: DayKey) {
  const { comparison, result, isTested, means, counts } = finding;
  const numbers = { means, counts, split: comparison.split };
  if (one.state === 'faded') {
    const isOld = Date.parse(today) - Date.parse(one.changedOn) > FADED_STAY_DAYS * 86_400_000;
    return isOld ? [] : [{ ...one, ...numbers }];
  }
  const before = Math.sign(one.means[0] - one.means[1]);
  const raw = (means[0] - means[1]) * before;
  const isFaded =
    (isTested && result.p > FADES_ABOVE_P) ||
    result.t * before < FADES_BELOW.t ||
    raw < OUTCOMES[one.outcome].minDifference * FADES_BELOW.share;
  if (isFaded) return [{ ...one, ...numbers, state: 'faded' as const, changedOn: today }];
  const sure = isTested
    ? { confidence: confidenceOf(result.p), inThousand: Math.round(result.p * 1000) }
    : {};
  return [{ ...one, ...numbers, ...sure }];
}
