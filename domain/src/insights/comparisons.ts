import { type DayKey, dayNumber, startOfWeek } from '../calendar.ts';
import { JOURNAL_TAGS } from '../journal/entry.ts';
import { PILLARS, type Pillar, PULSE_DOMAINS, SPOKES, type Spoke } from '../vocabulary.ts';
import { getScore, readPulse } from '../weekly-pulse/pulse-entry.ts';
import { type FactorId, IMPORTED_FACTORS, type Split } from './factors.ts';
import type { MemberFacts } from './member-facts.ts';
import type { OutcomeId } from './outcomes.ts';
import { isWeekend, type Series } from './permutation-test.ts';

/** With fewer than 14 days on either side, a comparison would be misleading. */
export const MIN_DAYS = 14;

/** Days of more than half a year ago say little about the present. */
const WINDOW_DAYS = 180;

export interface Comparison {
  outcome: OutcomeId;
  factor: FactorId;
  lag: 0 | 1;
  split: Split;
  present: readonly (boolean | null)[];
}

export interface OutcomeComparisons {
  outcome: OutcomeId;
  series: Series;
  readonly comparisons: readonly Comparison[];
}

type Presence = (day: number) => boolean | null;

interface Source {
  factor: FactorId;
  split: Split;
  at: Presence;
}

export function buildComparisons(facts: MemberFacts): OutcomeComparisons[] {
  const sources = factorSources(facts);
  const daily: { outcome: OutcomeId; series: Series }[] = [
    { outcome: 'feeling', series: toSeries(facts.feelings) },
    { outcome: 'points', series: pointsSeries(facts) },
    { outcome: 'urge', series: toSeries(facts.urges) },
  ];
  return [
    ...daily
      .filter(({ series }) => series.days.length > 0)
      .map(({ outcome, series }) =>
        lazily(outcome, series, () => dailyComparisons(outcome, series, sources)),
      ),
    ...pulseComparisons(facts, sources),
  ];
}

function lazily(
  outcome: OutcomeId,
  series: Series,
  build: () => readonly Comparison[],
): OutcomeComparisons {
  let built: readonly Comparison[] | null = null;
  return {
    outcome,
    series,
    get comparisons() {
      built ??= build();
      return built;
    },
  };
}

const numbers = new Map<DayKey, number>();

function toNumber(day: DayKey): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  if (numbers.size >= 1000) numbers.clear();
  const number = dayNumber(day);
  numbers.set(day, number);
  return number;
}

function dailyComparisons(
  outcome: OutcomeId,
  { days }: Series,
  sources: readonly Source[],
): Comparison[] {
  return sources.flatMap(({ factor, split, at }) => {
    if (outcome === 'points' && isImported(factor)) return [];
    // Each additional comparison makes all others less sensitive. So weekends, which nobody can
    // change, are compared only with feelings.
    if (outcome !== 'feeling' && factor === 'weekend') return [];
    const isPillar = factor.startsWith('pillar.');
    const lags = !isPillar
      ? ([0] as const)
      : outcome === 'points'
        ? ([1] as const)
        : ([0, 1] as const);
    return lags.map((lag) => ({
      ...{ outcome, factor, lag, split },
      present: days.map((day) => at(day - lag)),
    }));
  });
}

function factorSources(facts: MemberFacts): Source[] {
  const tagged = new Map(facts.feelings.map(([day, , tags]) => [toNumber(day), tags]));
  const uses = new Map<string, number>();
  for (const tag of [...tagged.values()].flat()) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const checkins = new Map(facts.checkins.map(([day, scores]) => [toNumber(day), scores]));
  const weeks = new Set(facts.commitmentWeeks.map((week) => toNumber(week)));
  const kept = toDays(facts.kept);
  const act = (factor: FactorId, used: readonly DayKey[]): Source => ({
    ...{ factor, split: 'any' as const, at: sinceFirst(toDays(used)) },
  });
  return [
    ...PILLARS.filter((pillar) => !facts.hidden.includes(pillar)).map((pillar) =>
      pillarSource(checkins, pillar),
    ),
    ...JOURNAL_TAGS.filter((tag) => (uses.get(tag) ?? 0) >= MIN_DAYS).map((tag) => ({
      factor: `tag.${tag}` as const,
      split: 'any' as const,
      at: (day: number) => tagged.get(day)?.includes(tag) ?? null,
    })),
    act('breathing', facts.breathing),
    act('reset', facts.resets),
    act('worksheet', facts.worksheets),
    act('workshop', facts.workshops),
    {
      factor: 'commitment',
      split: 'any',
      at: (day) => (weeks.has(day - ((day + 3) % 7)) ? kept.has(day) : null),
    },
    ...sleepSource(facts),
    ...stepsSource(facts),
    { factor: 'weekend', split: 'any', at: isWeekend },
  ];
}

const isImported = (factor: FactorId): boolean =>
  IMPORTED_FACTORS.some((imported) => imported === factor);

const LONG_NIGHT_MINUTES = 7 * 60;

function sleepSource({ sleepMinutes }: MemberFacts): Source[] {
  const long = sleepMinutes.filter(([, minutes]) => minutes >= LONG_NIGHT_MINUTES).length;
  const isSplit = Math.min(long, sleepMinutes.length - long) >= MIN_DAYS;
  if (!isSplit) return aboveMedian('sleep_hours', sleepMinutes);
  return splitAt('sleep_hours', 'any', sleepMinutes, (minutes) => minutes >= LONG_NIGHT_MINUTES);
}

const stepsSource = ({ steps }: MemberFacts): Source[] => aboveMedian('steps', steps);

type Totals = MemberFacts['steps'];

function aboveMedian(factor: FactorId, totals: Totals): Source[] {
  const middle = median(totals.map(([, total]) => total));
  return splitAt(factor, 'full', totals, (total) => total > middle);
}

function splitAt(
  factor: FactorId,
  split: Split,
  totals: Totals,
  isPresent: (total: number) => boolean,
): Source[] {
  if (totals.length === 0) return [];
  const days = new Map(totals.map(([day, total]) => [toNumber(day), isPresent(total)]));
  return [{ factor, split, at: (day) => days.get(day) ?? null }];
}

/**
 * Days before the member first used a tool of the app do not count, because the member may not have
 * known the tool.
 */
function sinceFirst(used: ReadonlySet<number>): Presence {
  const first = Math.min(...used);
  return (day) => (day >= first ? used.has(day) : null);
}

function pillarSource(
  checkins: ReadonlyMap<number, readonly (number | null)[]>,
  pillar: Pillar,
): Source {
  const place = PILLARS.indexOf(pillar);
  const counts = [0, 0, 0];
  for (const scores of checkins.values()) {
    const score = scores[place] ?? null;
    if (score !== null) counts[score] = (counts[score] ?? 0) + 1;
  }
  const [none = 0, some = 0, full = 0] = counts;
  const least = Math.min(none, some + full) >= Math.min(none + some, full) ? 1 : 2;
  return {
    factor: `pillar.${pillar}`,
    split: least === 1 ? 'any' : 'full',
    at: (day) => {
      const score = checkins.get(day)?.[place] ?? null;
      return score === null ? null : score >= least;
    },
  };
}

const toDays = (days: readonly DayKey[]): ReadonlySet<number> => new Set(days.map(toNumber));

function toSeries(rows: readonly (readonly [DayKey, number, ...unknown[]])[]): Series {
  const sorted = rows
    .map(([day, value]) => ({ day: toNumber(day), value }))
    .sort((a, b) => a.day - b.day);
  const first = (sorted.at(-1)?.day ?? 0) - WINDOW_DAYS;
  const recent = sorted.filter(({ day }) => day > first);
  return { days: recent.map(({ day }) => day), values: recent.map(({ value }) => value) };
}

/** Days with an unrated pillar are left out, because they would look like bad days. */
function pointsSeries({ checkins, hidden }: MemberFacts): Series {
  const shown = PILLARS.map((pillar, place) => ({ pillar, place })).filter(
    ({ pillar }) => !hidden.includes(pillar),
  );
  return toSeries(
    checkins.flatMap(([day, scores]) => {
      const rated = shown.map(({ place }) => scores[place] ?? null);
      if (rated.some((score) => score === null)) return [];
      return [[day, rated.reduce((sum: number, score) => sum + (score ?? 0), 0)] as const];
    }),
  );
}

const WEEKLY_FACTORS: readonly FactorId[] = [
  'breathing',
  'workshop',
  'commitment',
  ...IMPORTED_FACTORS,
];

function pulseComparisons(facts: MemberFacts, sources: readonly Source[]): OutcomeComparisons[] {
  const pulses = facts.pulses
    .map(([day, meta]) => ({
      day: toNumber(day),
      entry: readPulse({ weekStart: startOfWeek(day), meta }),
    }))
    .sort((a, b) => a.day - b.day);
  if (pulses.length < 2 * MIN_DAYS) return [];
  const weekly = sources.filter(
    ({ factor }) => factor.startsWith('pillar.') || WEEKLY_FACTORS.includes(factor),
  );
  const shared = new Map<string, Pick<Comparison, 'factor' | 'split' | 'present'>[]>();
  const columnsFor = (indices: readonly number[]) => {
    const key = indices.join();
    const columns =
      shared.get(key) ??
      weekly.map(({ factor, split, at }) => {
        const all = indices.map((index) => weekShare(at, pulses[index]?.day ?? 0));
        const middle = median(all.filter((share) => share !== null));
        return {
          ...{ factor, split },
          present: all.map((share) => (share === null ? null : share > middle)),
        };
      });
    shared.set(key, columns);
    return columns;
  };
  return PULSE_DOMAINS.flatMap((domain) =>
    SPOKES[domain].map((spoke: Spoke) => {
      const answered = pulses.flatMap(({ day, entry }, index) => {
        const score = getScore(entry, domain, spoke);
        return score === null ? [] : [{ day, score, index }];
      });
      const outcome: OutcomeId = `pulse.${spoke}`;
      const series = {
        days: answered.map(({ day }) => day),
        values: answered.map(({ score }) => score),
      };
      return lazily(outcome, series, () =>
        columnsFor(answered.map(({ index }) => index)).map((column) => ({
          ...{ outcome, lag: 0 as const },
          ...column,
        })),
      );
    }),
  ).filter(({ series }) => series.days.length >= 2 * MIN_DAYS);
}

const MIN_KNOWN_DAYS = 4;

function weekShare(at: Presence, pulseDay: number): number | null {
  let [known, some] = [0, 0];
  for (let ago = 0; ago < 7; ago++) {
    const value = at(pulseDay - ago);
    if (value !== null) known++;
    if (value) some++;
  }
  return known < MIN_KNOWN_DAYS ? null : some / known;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
