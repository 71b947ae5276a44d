import type { ClinicianSummary } from '@hearthway/domain/clinician-summary/contract';
import { SUMMARY_MESSAGES } from '@hearthway/domain/clinician-summary/messages';
import { Button } from '../../ui/button.tsx';
import { saveFhir } from './save-fhir.ts';

interface SheetButtonsProps {
  summary: ClinicianSummary | undefined;
  madeOn: string;
  fhirHint: string;
}

export function SheetButtons({ summary, madeOn, fhirHint }: SheetButtonsProps) {
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button variant="action" disabled={!summary} onClick={() => window.print()}>
          {SUMMARY_MESSAGES.print}
        </Button>
        <Button
          variant="outline"
          disabled={!summary}
          onClick={() => summary && saveFhir(summary, madeOn)}
        >
          {SUMMARY_MESSAGES.fhir}
        </Button>
      </div>
      <p className="mt-2 text-muted text-sm">{fhirHint}</p>
    </div>
  );
}
