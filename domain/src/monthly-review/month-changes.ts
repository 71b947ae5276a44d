import type { DayKey } from '../calendar.ts';
import { FACTORS } from '../insights/factors.ts';
import type { MemberFacts } from '../insights/member-facts.ts';
import { OUTCOMES } from '../insights/outcomes.ts';
import { PILLAR_LABELS } from '../scorecard/messages.ts';
import { shownPillars } from '../scorecard/score.ts';
import { PILLARS, type Pillar, type Spoke } from '../vocabulary.ts';
import { getScore, readPulse } from '../weekly-pulse/pulse-entry.ts';
import { ALL_SPOKES, SPOKE_INFO } from '../weekly-pulse/spokes.ts';
import { monthBefore, startOfMonth } from './month.ts';

/** For each pillar, one slider of the pulse asks about the same thing. */
const PILLAR_SPOKES: Record<Pillar, Spoke> = {
  nutrition: 'eating_on_plan',
  movement: 'moving_enough',
  sleep: 'sleep_quality',
  hormonal_balance: 'energy_clarity',
  sexual_health: 'sexual_satisfaction',
};

export interface MonthSeries {
  spoke: Spoke;
  label: string;
  unit: string;
  average: number;
  count: number;
  minCount: number;
  minChange: number;
  share: number;
}

export function getMonthSeries(facts: MemberFacts, showsPrivate: boolean): MonthSeries[] {
  const shown = shownPillars(facts.hidden).filter(
    (pillar) => showsPrivate || !FACTORS[`pillar.${pillar}`].isPrivate,
  );
  const hiddenSpokes = facts.hidden.map((pillar) => PILLAR_SPOKES[pillar]);
  const pulses = facts.pulses.map(([day, meta]) => readPulse({ weekStart: day, meta }));
  const spokes = ALL_SPOKES.filter(
    ({ spoke }) =>
      !hiddenSpokes.includes(spoke) && (showsPrivate || !OUTCOMES[`pulse.${spoke}`].isPrivate),
  );
  return [
    ...toSeries(
      facts.feelings.map(([, feeling]) => feeling),
      { spoke: 'mood', label: '', unit: 'of 5 on average', most: 5, minCount: 8, minChange: 0.3 },
    ),
    ...shown.flatMap((pillar) =>
      toSeries(
        facts.checkins.map(([, scores]) => scores[PILLARS.indexOf(pillar)] ?? null),
        {
          ...{ spoke: PILLAR_SPOKES[pillar], label: PILLAR_LABELS[pillar] },
          ...{ unit: 'of 2 points a day', most: 2, minCount: 8, minChange: 0.3 },
        },
      ),
    ),
    ...spokes.flatMap(({ domain, spoke }) =>
      toSeries(
        pulses.map((pulse) => getScore(pulse, domain, spoke)),
        {
          ...{ spoke, label: `“${SPOKE_INFO[spoke].label}”` },
          ...{ unit: 'of 10 in your pulses', most: 10, minCount: 2, minChange: 1 },
        },
      ),
    ),
  ];
}

function toSeries(
  values: readonly (number | null)[],
  { most, ...info }: Omit<MonthSeries, 'average' | 'count' | 'share'> & { most: number },
): MonthSeries[] {
  const numbers = values.filter((value) => value !== null);
  if (numbers.length === 0) return [];
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  const average = Math.round(mean * 10) / 10;
  return [{ ...info, average, count: numbers.length, share: mean / most }];
}

export interface MonthChange extends MonthSeries {
  before: number;
}

export function compareMonths(
  month: readonly MonthSeries[],
  before: readonly MonthSeries[],
): { compared: number; changes: MonthChange[] } {
  const both = month.flatMap((now): MonthChange[] => {
    const then = before.find(({ spoke, unit }) => spoke === now.spoke && unit === now.unit);
    if (!then || Math.min(now.count, then.count) < now.minCount) return [];
    return [{ ...now, before: then.average }];
  });
  const size = ({ average, before: then, minChange }: MonthChange) => (average - then) / minChange;
  const changes = both.filter((one) => Math.abs(size(one)) >= 1 - 1e-9);
  const isRise = (one: MonthChange) => size(one) > 0;
  changes.sort(
    (a, b) => Number(isRise(b)) - Number(isRise(a)) || Math.abs(size(b)) - Math.abs(size(a)),
  );
  return { compared: both.length, changes };
}

export function hasRecords(facts: MemberFacts, today: DayKey): boolean {
  const { checkins, feelings, pulses } = getMonthFacts(
    facts,
    monthBefore(today),
    startOfMonth(today),
  );
  return checkins.length + feelings.length + pulses.length > 0;
}

export function getMonthFacts(facts: MemberFacts, first: DayKey, end: DayKey): MemberFacts {
  const within = <Row extends DayKey | readonly [DayKey, ...unknown[]]>(rows: readonly Row[]) =>
    rows.filter((row) => {
      const day = typeof row === 'string' ? row : row[0];
      return day >= first && day < end;
    });
  return {
    ...facts,
    checkins: within(facts.checkins),
    feelings: within(facts.feelings),
    pulses: within(facts.pulses),
    kept: within(facts.kept),
  };
}
