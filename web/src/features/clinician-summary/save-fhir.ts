import type { ClinicianSummary } from '@hearthway/domain/clinician-summary/contract';
import { toFhirBundle } from '@hearthway/domain/clinician-summary/fhir';
import { saveFile } from '../../lib/save-file.ts';

export function saveFhir(summary: ClinicianSummary, madeOn: string): void {
  const identity = { newId: () => crypto.randomUUID(), now: new Date() };
  const text = JSON.stringify(toFhirBundle(summary, identity), null, 2);
  saveFile(new Blob([text], { type: 'application/fhir+json' }), `summary-${madeOn}.json`);
}
