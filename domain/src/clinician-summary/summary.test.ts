import { expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { memberFacts } from '../insights/member-facts.ts';
import { toFhirBundle } from './fhir.ts';
import { biggestChanges, trendText } from './messages.ts';
import { narrowSummary } from './narrow-summary.ts';
import { SUMMARY_SECTIONS, type SummarySection } from './sections.ts';
import { buildSummary } from './summary.ts';

const from = '2026-10-01';
const to = '2026-10-30';
const days = Array.from({ length: 32 }, (_, index) => addDays('2026-09-30', index));
const facts = memberFacts.parse({
  hidden: ['hormonal_balance'],
  checkins: days.map((day, index) => [day, [1, index < 16 ? 0 : 2, null, 1, 2]]),
  feelings: days.map((day) => [day, 3, []]),
  urges: [['2026-10-05', 6]],
  pulses: [
    ['2026-10-04', { physical: { sleep_quality: 4, sexual_satisfaction: 2 } }],
    ['2026-10-25', { physical: { sleep_quality: 7, sexual_satisfaction: 3 } }],
  ],
});
const journal = [{ day: '2026-10-03', feeling: 2, words: 'Private words' }];
const build = (sections: readonly SummarySection[]) =>
  buildSummary({ facts, journal }, { from, to, sections });
const ids = (sections: readonly SummarySection[]) => build(sections).measures.map(({ id }) => id);

test('a summary contains only days of the chosen period', () => {
  const [feeling] = build(['feelings']).measures;
  expect(feeling).toMatchObject({ id: 'feeling', average: 3 });
  expect(feeling?.values).toHaveLength(30);
  expect(feeling?.values[0]?.[0]).toBe(from);
});

test('a summary leaves out sexual health, hidden pillars and the journal unless they are chosen', () => {
  const chosen = SUMMARY_SECTIONS.filter(
    (section) => section !== 'sexual_health' && section !== 'journal',
  );
  expect(ids(chosen)).toEqual([
    'feeling',
    'pillar.nutrition',
    'pillar.movement',
    'pulse.sleep_quality',
    'urge',
  ]);
  expect(JSON.stringify(build(chosen))).not.toContain('Private words');
  expect(ids(SUMMARY_SECTIONS)).toContain('pillar.sexual_health');
  expect(ids(SUMMARY_SECTIONS)).toContain('pulse.sexual_satisfaction');
  expect(build(SUMMARY_SECTIONS).journal).toEqual(journal);
});

test('narrowing a summary to fewer days and sections equals building it for them', () => {
  const longest = buildSummary(
    { facts, journal },
    { from: '2026-08-01', to, sections: SUMMARY_SECTIONS },
  );
  const choices: (readonly SummarySection[])[] = [
    ['feelings', 'sexual_health'],
    ['scorecard', 'sexual_health', 'journal'],
    SUMMARY_SECTIONS,
  ];
  for (const sections of choices) {
    const choice = { from: '2026-10-03', to, sections };
    expect(narrowSummary(longest, choice)).toEqual(buildSummary({ facts, journal }, choice));
  }
});

test('a summary compares the two halves of the period', () => {
  const movement = build(['scorecard']).measures.find(({ id }) => id === 'pillar.movement');
  expect(movement?.halves).toEqual([0, 2]);
  expect(trendText({ halves: [1.2, 1.8], low: 0, high: 2 })).toBe('1.2, then 1.8: up');
  expect(trendText({ halves: [6.1, 6.2], low: 0, high: 10 })).toBe('6.1, then 6.2: steady');
  expect(trendText({ halves: null, low: 0, high: 10 })).toBe('too few days');
});

test('a summary names what changed most and leaves out what stayed the same', () => {
  const changed = biggestChanges(build(SUMMARY_SECTIONS).measures);
  expect(changed.map(({ id }) => id)).toEqual(['pillar.movement']);
});

test('a FHIR bundle has an observation per day and a response per pulse, but no names or free text', () => {
  let count = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
  const now = new Date('2026-11-15T13:00:00Z');
  const bundle = toFhirBundle(build(SUMMARY_SECTIONS), { newId, now });
  const resources = bundle.entry.map(({ resource }): Record<string, unknown> => resource);
  const byType = Map.groupBy(resources, ({ resourceType }) => resourceType);
  expect([...byType.keys()]).toEqual([
    ...['Patient', 'Observation', 'Questionnaire', 'QuestionnaireResponse'],
  ]);
  const patient = { reference: bundle.entry[0]?.fullUrl, type: 'Patient' };
  expect(byType.get('Observation')?.[0]).toMatchObject({
    status: 'final',
    code: { text: 'How the day felt' },
    subject: patient,
    performer: [patient],
    effectiveDateTime: from,
    valueQuantity: { value: 3, code: '{score}' },
  });
  const [questionnaire] = byType.get('Questionnaire') ?? [];
  const responses = byType.get('QuestionnaireResponse') ?? [];
  expect(responses).toHaveLength(2);
  for (const response of responses) {
    expect(response).toMatchObject({ status: 'completed', questionnaire: questionnaire?.url });
  }
  const sleep =
    'Sleep quality: self-rated from 0 (restless) to 10 (deeply rested), higher is better';
  expect(responses[0]?.item).toContainEqual({
    ...{ linkId: 'pulse.sleep_quality', text: sleep, answer: [{ valueDecimal: 4 }] },
  });
  expect(JSON.stringify(bundle)).not.toContain('Private words');
  expect(new Set(bundle.entry.map(({ fullUrl }) => fullUrl)).size).toBe(bundle.entry.length);
});

test('a FHIR bundle of an empty period contains only the patient', () => {
  const empty = buildSummary(
    { facts: memberFacts.parse({}), journal: [] },
    { from, to, sections: SUMMARY_SECTIONS },
  );
  const bundle = toFhirBundle(empty, { newId: () => 'a', now: new Date(0) });
  expect(bundle.entry).toEqual([
    { fullUrl: 'urn:uuid:a', resource: { resourceType: 'Patient', id: 'a' } },
  ]);
});
