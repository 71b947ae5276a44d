import { type DayKey, startOfWeek } from '../calendar.ts';
import type { MemberFacts } from '../insights/member-facts.ts';
import { PILLAR_LABELS } from '../scorecard/messages.ts';
import { PILLARS } from '../vocabulary.ts';
import { getScore, readPulse } from '../weekly-pulse/pulse-entry.ts';
import { ALL_SPOKES, SPOKE_INFO } from '../weekly-pulse/spokes.ts';
import type { ClinicianSummary, Measure } from './contract.ts';
import { narrowSummary, type RatedDays } from './narrow-summary.ts';
import type { SummarySection } from './sections.ts';

type Values = Measure['values'];

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
    .filter(({ isSexual }) => !isSexual || chosen.has('sexual_health'))
    .map(({ isSexual: _isSexual, ...one }) => one);
  return narrowSummary({ measures, journal }, { from, to, sections });
}

type Draft = RatedDays & { isSexual: boolean };

const feelings = (facts: MemberFacts): Draft[] => [
  {
    ...{ id: 'feeling', section: 'feelings', label: 'How the day felt', low: 1, high: 5 },
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
    ...{ id: 'urge', section: 'urges', label: 'Urge strength', low: 0, high: 10 },
    ...{ ends: null, isLowBetter: true, isSexual: false },
    values: facts.urges.map(([day, strength]) => [day, strength]),
  },
];
