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

interface Identity {
  /** Returns a new id for each resource of the bundle. */
  newId: () => string;
  now: Date;
}

/** FHIR R4: one Observation per measure and day, and one QuestionnaireResponse per Weekly Pulse. */
export function toFhirBundle(summary: ClinicianSummary, { newId, now }: Identity) {
  const patient = reference(newId());
  const pulses = summary.measures.filter(({ section }) => section === 'pulse');
  const daily = summary.measures.filter(({ section }) => section !== 'pulse');
  const resources = [
    { resourceType: 'Patient', id: patient.id },
    ...daily.flatMap((measure) =>
      measure.values.map(([day, value]) => toObservation(measure, day, value, patient, newId())),
    ),
    ...toResponses(pulses, patient, newId),
  ];
  return {
    resourceType: 'Bundle',
    id: newId(),
    type: 'collection',
    timestamp: now.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource })),
  };
}

const reference = (id: string) => ({ id, link: { reference: `urn:uuid:${id}` } });
type Patient = ReturnType<typeof reference>;

const toObservation = (
  { label, low, high }: Measure,
  day: string,
  value: number,
  patient: Patient,
  id: string,
) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [CATEGORY],
  code: { text: label },
  subject: patient.link,
  effectiveDateTime: day,
  valueQuantity: { value, unit: `of ${high}` },
  referenceRange: [
    { low: { value: low }, high: { value: high }, text: `Self-rated, ${low} to ${high}` },
  ],
});

function toResponses(measures: readonly Measure[], patient: Patient, newId: () => string) {
  const days = [...new Set(measures.flatMap(({ values }) => values.map(([day]) => day)))].sort();
  return days.map((day) => ({
    resourceType: 'QuestionnaireResponse',
    id: newId(),
    status: 'completed',
    subject: patient.link,
    authored: day,
    item: measures.flatMap(({ id, label, values }) => {
      const value = values.find(([valueDay]) => valueDay === day)?.[1];
      return value === undefined
        ? []
        : [{ linkId: id, text: label, answer: [{ valueDecimal: value }] }];
    }),
  }));
}
