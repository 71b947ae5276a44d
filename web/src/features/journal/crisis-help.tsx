import type { CrisisAnswer } from '@hearthway/domain/guide/detect-crisis';
import { CARE_OPENINGS, JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import { BereavedButton, CrisisLineButton, EmergencyButton } from '../../brand/help-buttons.tsx';
import { cn } from '../../ui/cn.ts';

interface CrisisHelpProps {
  answer: CrisisAnswer | null;
  text?: string;
}

export function CrisisHelp({ answer, text = JOURNAL_MESSAGES.careText }: CrisisHelpProps) {
  return (
    <div aria-live="polite">
      {answer && (
        <div
          className={cn(
            'mt-4 flex flex-col gap-3 rounded-control border bg-surface p-4',
            answer === 'alarm' ? 'border-danger/50' : 'border-line',
          )}
        >
          <p className="font-semibold">{CARE_OPENINGS[answer]}</p>
          {answer === 'bereaved' ? <BereavedButton /> : <EmergencyButton />}
          <CrisisLineButton />
          <p className="text-sm">{text}</p>
        </div>
      )}
    </div>
  );
}
