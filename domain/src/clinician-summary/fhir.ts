import type { ClinicianSummary, Measure } from './contract.ts';

const CATEGORY = {
  coding: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/observation-category',
      code: 'survey',
      display: 'Survey',
    },
  ],
};

const SCORE = { unit: 'score', system: 'http://unitsofmeasure.org', code: '{score}' };

interface Identity {
  newId: () => string;
  now: Date;
}

export function toFhirBundle(summary: ClinicianSummary, { newId, now }: Identity) {
  const patient = newId();
  const pulses = summary.measures.filter(({ section }) => section === 'pulse');
  const daily = summary.measures.filter(({ section }) => section !== 'pulse');
  const resources = [
    { resourceType: 'Patient', id: patient },
    ...daily.flatMap((measure) =>
      measure.values.map(([day, value]) => ({
        ...toObservation(measure, patientLink(patient)),
        ...{ id: newId(), effectiveDateTime: day, valueQuantity: { value, ...SCORE } },
      })),
    ),
    ...toQuestionnaire(pulses, { patient, newId }),
  ];
  return {
    resourceType: 'Bundle',
    id: newId(),
    type: 'collection',
    timestamp: now.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: urn(resource.id), resource })),
  };
}

const urn = (id: string) => `urn:uuid:${id}`;
const patientLink = (id: string) => ({ reference: urn(id), type: 'Patient' });
type PatientLink = ReturnType<typeof patientLink>;

function describe({ label, low, high, ends, isLowBetter }: Measure): string {
  const [from, to] = ends ? [`${low} (${ends[0]})`, `${high} (${ends[1]})`] : [low, high];
  return `${label}: self-rated from ${from} to ${to}, ${isLowBetter ? 'lower' : 'higher'} is better`;
}

const toObservation = (measure: Measure, patient: PatientLink) => ({
  resourceType: 'Observation',
  status: 'final',
  category: [CATEGORY],
  code: { text: measure.label },
  subject: patient,
  performer: [patient],
  note: [{ text: describe(measure) }],
});

function toQuestionnaire(
  measures: readonly Measure[],
  { patient, newId }: { patient: string; newId: () => string },
) {
  if (measures.length === 0) return [];
  const id = newId();
  const questionnaire = {
    ...{ resourceType: 'Questionnaire', id, url: urn(id), status: 'active' },
    title: 'Weekly Pulse',
    item: measures.map((one) => ({ linkId: one.id, text: describe(one), type: 'decimal' })),
  };
  const days = [...new Set(measures.flatMap(({ values }) => values.map(([day]) => day)))].sort();
  const responses = days.map((day) => ({
    resourceType: 'QuestionnaireResponse',
    id: newId(),
    questionnaire: urn(id),
    status: 'completed',
    subject: patientLink(patient),
    author: patientLink(patient),
    authored: day,
    item: measures.flatMap((one) => {
      const value = one.values.find(([valueDay]) => valueDay === day)?.[1];
      return value === undefined
        ? []
        : [{ linkId: one.id, text: describe(one), answer: [{ valueDecimal: value }] }];
    }),
  }));
  return [questionnaire, ...responses];
}
