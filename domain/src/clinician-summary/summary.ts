import { addDays, type DayKey, dayNumber, startOfWeek } from '../calendar.ts';
import type { MemberFacts } from '../insights/member-facts.ts';
import { PILLAR_LABELS } from '../scorecard/messages.ts';
import { PILLARS } from '../vocabulary.ts';
import { getScore, readPulse } from '../weekly-pulse/pulse-entry.ts';
import { ALL_SPOKES, SPOKE_INFO } from '../weekly-pulse/spokes.ts';
import type { ClinicianSummary, Measure, SummarySection } from './contract.ts';

type Values = Measure['values'];

/** The summary compares no averages of fewer than five days. */
const MIN_HALF = 5;
const MIN_HALF_PULSES = 2;

interface Recorded {
  facts: MemberFacts;
  journal: ClinicianSummary['journal'];
}

export function buildSummary(
  { facts, journal }: Recorded,
  { from, to, sections }: { from: DayKey; to: DayKey; sections: readonly SummarySection[] },
): ClinicianSummary {
  const chosen = new Set(sections);
  const measures = [...feelings(facts), ...pillars(facts), ...spokes(facts), ...urges(facts)]
    .filter(
      ({ section, isSexual }) => chosen.has(section) && (!isSexual || chosen.has('sexual_health')),
    )
    .map(({ isSexual: _isSexual, values, ...one }) => ({
      ...one,
      values: values.filter(([day]) => day >= from && day <= to),
    }))
    .filter(({ values }) => values.length > 0)
    .map((one) => ({
      ...one,
      average: average(one.values),
      halves: halves(one.values, from, to, one.section === 'pulse' ? MIN_HALF_PULSES : MIN_HALF),
    }));
  return {
    ...{ from, to, measures },
    journal: chosen.has('journal') ? journal.filter(({ day }) => day >= from && day <= to) : [],
  };
}

type Draft = Omit<Measure, 'average' | 'halves'> & { isSexual: boolean };

const feelings = (facts: MemberFacts): Draft[] => [
  {
    ...{ id: 'feeling', section: 'feelings', label: 'Feeling of the day', low: 1, high: 5 },
    ...{ ends: ['rough', 'great'], isLowBetter: false, isSexual: false },
    values: facts.feelings.map(([day, feeling]) => [day, feeling]),
  },
];

const pillars = (facts: MemberFacts): Draft[] =>
  PILLARS.map((pillar, index) => ({
    ...{ id: `pillar.${pillar}`, section: 'scorecard', label: PILLAR_LABELS[pillar] },
    ...{ low: 0, high: 2, ends: null, isLowBetter: false, isSexual: pillar === 'sexual_health' },
    values: facts.checkins.flatMap(([day, scores]): Values => {
      const score = scores[index] ?? null;
      return score === null || facts.hidden.includes(pillar) ? [] : [[day, score]];
    }),
  }));

const spokes = (facts: MemberFacts): Draft[] => {
  const pulses = facts.pulses.map(([day, meta]) => ({
    day,
    entry: readPulse({ weekStart: startOfWeek(day), meta }),
  }));
  return ALL_SPOKES.map(({ domain, spoke }) => ({
    ...{ id: `pulse.${spoke}`, section: 'pulse', label: SPOKE_INFO[spoke].label },
    ...{ low: 0, high: 10, ends: [SPOKE_INFO[spoke].low, SPOKE_INFO[spoke].high] },
    ...{ isLowBetter: false, isSexual: spoke === 'sexual_satisfaction' },
    values: pulses.flatMap(({ day, entry }): Values => {
      const score = getScore(entry, domain, spoke);
      return score === null ? [] : [[day, score]];
    }),
  }));
};

const urges = (facts: MemberFacts): Draft[] => [
  {
    ...{ id: 'urge', section: 'urges', label: 'Strength of urges', low: 0, high: 10 },
    ...{ ends: null, isLowBetter: true, isSexual: false },
    values: facts.urges.map(([day, strength]) => [day, strength]),
  },
];

const average = (values: Values): number =>
  Math.round((values.reduce((sum, [, value]) => sum + value, 0) / values.length) * 10) / 10;

function halves(values: Values, from: DayKey, to: DayKey, least: number): [number, number] | null {
  const middle = addDays(from, Math.floor((dayNumber(to) - dayNumber(from) + 1) / 2));
  const first = values.filter(([day]) => day < middle);
  const second = values.filter(([day]) => day >= middle);
  if (first.length < least || second.length < least) return null;
  return [average(first), average(second)];
}
