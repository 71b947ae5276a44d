import { type DayKey, dayNumber, startOfWeek } from '../calendar.ts';
import { JOURNAL_TAGS } from '../journal/entry.ts';
import { PILLARS, type Pillar, PULSE_DOMAINS, SPOKES, type Spoke } from '../vocabulary.ts';
import { getScore, readPulse } from '../weekly-pulse/pulse-entry.ts';
import { type FactorId, IMPORTED_FACTORS, type Split } from './factors.ts';
import type { MemberFacts } from './member-facts.ts';
import type { OutcomeId } from './outcomes.ts';
import { isWeekend, type Series } from './permutation-test.ts';

/** With fewer days than this, with or without the factor, a comparison says too little. */
export const MIN_DAYS = 14;

/** Older days say little about the present. Pulses go back further, as there are few of them. */
const WINDOW_DAYS = 180;

/** Compares one factor with one outcome on each day (or week) with a record of the outcome. */
export interface Comparison {
  outcome: OutcomeId;
  factor: FactorId;
  /** How many days before the outcome the factor is looked up. */
  lag: 0 | 1;
  split: Split;
  present: readonly (boolean | null)[];
}

export interface OutcomeComparisons {
  outcome: OutcomeId;
  series: Series;
  comparisons: Comparison[];
}

type Presence = (day: number) => boolean | null;

interface Source {
  factor: FactorId;
  split: Split;
  at: Presence;
}

/**
 * Compares every outcome that the member records with every factor. To add a kind of factor, add
 * one line to `factorSources`.
 */
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
      .map(({ outcome, series }) => ({
        outcome,
        series,
        comparisons: dailyComparisons(outcome, series, sources),
      })),
    ...pulseComparisons(facts, sources),
  ];
}

function dailyComparisons(
  outcome: OutcomeId,
  { days }: Series,
  sources: readonly Source[],
): Comparison[] {
  return sources.flatMap(({ factor, split, at }) => {
    // The points of a day already include sleep and movement, so imported totals are not compared
    // with them.
    if (outcome === 'points' && isImported(factor)) return [];
    // Nobody can change weekends, so they get a share of the error budget only for feelings.
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
  const tagged = new Map(facts.feelings.map(([day, , tags]) => [dayNumber(day), tags]));
  const uses = new Map<string, number>();
  for (const tag of [...tagged.values()].flat()) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const checkins = facts.checkins.map(([day, scores]) => ({ day: dayNumber(day), scores }));
  const weeks = new Set(facts.commitmentWeeks.map((week) => dayNumber(week)));
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

/** Splits nights at seven hours or, if nearly all are longer or shorter, at the member's median. */
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
  const days = new Map(totals.map(([day, total]) => [dayNumber(day), isPresent(total)]));
  return [{ factor, split, at: (day) => days.get(day) ?? null }];
}

/** Days before the first use are ignored, because the member may not have known the tool then. */
function sinceFirst(used: ReadonlySet<number>): Presence {
  const first = Math.min(...used);
  return (day) => (day >= first ? used.has(day) : null);
}

/** Splits a pillar's scores at one or two points, whichever makes the smaller group larger. */
function pillarSource(
  checkins: readonly { day: number; scores: readonly (number | null)[] }[],
  pillar: Pillar,
): Source {
  const place = PILLARS.indexOf(pillar);
  const scores = new Map<number, number>();
  for (const { day, scores: all } of checkins) {
    const score = all[place];
    if (typeof score === 'number') scores.set(day, score);
  }
  const count = (least: number) => [...scores.values()].filter((score) => score >= least).length;
  const smaller = (least: number) => Math.min(count(least), scores.size - count(least));
  const least = smaller(1) >= smaller(2) ? 1 : 2;
  return {
    factor: `pillar.${pillar}`,
    split: least === 1 ? 'any' : 'full',
    at: (day) => {
      const score = scores.get(day);
      return score === undefined ? null : score >= least;
    },
  };
}

const toDays = (days: readonly DayKey[]): ReadonlySet<number> => new Set(days.map(dayNumber));

function toSeries(rows: readonly (readonly [DayKey, number, ...unknown[]])[]): Series {
  const sorted = rows
    .map(([day, value]) => ({ day: dayNumber(day), value }))
    .sort((a, b) => a.day - b.day);
  const first = (sorted.at(-1)?.day ?? 0) - WINDOW_DAYS;
  const recent = sorted.filter(({ day }) => day > first);
  return { days: recent.map(({ day }) => day), values: recent.map(({ value }) => value) };
}

/** Only days with all visible pillars count, as a half-filled day would look like a bad one. */
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

/** Compares weeks. A factor counts if it occurred on more days than in the median week. */
function pulseComparisons(facts: MemberFacts, sources: readonly Source[]): OutcomeComparisons[] {
  const pulses = facts.pulses
    .map(([day, meta]) => ({
      day: dayNumber(day),
      entry: readPulse({ weekStart: startOfWeek(day), meta }),
    }))
    .sort((a, b) => a.day - b.day);
  if (pulses.length < 2 * MIN_DAYS) return [];
  const weekly = sources.filter(
    ({ factor }) => factor.startsWith('pillar.') || WEEKLY_FACTORS.includes(factor),
  );
  const shares = new Map(
    weekly.map(({ factor, at }) => [factor, pulses.map(({ day }) => weekShare(at, day))]),
  );
  return PULSE_DOMAINS.flatMap((domain) =>
    SPOKES[domain].map((spoke: Spoke) => {
      const answered = pulses.flatMap(({ day, entry }, index) => {
        const score = getScore(entry, domain, spoke);
        return score === null ? [] : [{ day, score, index }];
      });
      const outcome: OutcomeId = `pulse.${spoke}`;
      return {
        outcome,
        series: {
          days: answered.map(({ day }) => day),
          values: answered.map(({ score }) => score),
        },
        comparisons: weekly.map(({ factor, split }) => {
          const all = answered.map(({ index }) => shares.get(factor)?.[index] ?? null);
          const middle = median(all.filter((share) => share !== null));
          return {
            ...{ outcome, factor, split, lag: 0 as const },
            present: all.map((share) => (share === null ? null : share > middle)),
          };
        }),
      };
    }),
  ).filter(({ series }) => series.days.length >= 2 * MIN_DAYS);
}

const MIN_KNOWN_DAYS = 4;

function weekShare(at: Presence, pulseDay: number): number | null {
  const known = Array.from({ length: 7 }, (_, ago) => at(pulseDay - ago)).filter(
    (value) => value !== null,
  );
  return known.length < MIN_KNOWN_DAYS ? null : known.filter(Boolean).length / known.length;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
