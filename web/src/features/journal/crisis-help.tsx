import type { CrisisAnswer } from '@hearthway/domain/guide/detect-crisis';
import { CARE_OPENINGS, JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import { BereavedButton, CrisisLineButton, EmergencyButton } from '../../brand/help-buttons.tsx';
import { cn } from '../../ui/cn.ts';

/** Whom to call, where what was written sounds like danger. What was written stays the writer's. */
export function CrisisHelp({ heard }: { heard: CrisisAnswer | null }) {
  return (
    <div aria-live="polite">
      {heard && (
        <div
          className={cn(
            'mt-4 flex flex-col gap-3 rounded-control border bg-surface p-4',
            heard === 'alarm' ? 'border-danger/50' : 'border-line',
          )}
        >
          <p className="font-semibold">{CARE_OPENINGS[heard]}</p>
          {heard === 'bereaved' ? <BereavedButton /> : <EmergencyButton />}
          <CrisisLineButton />
          <p className="text-sm">{JOURNAL_MESSAGES.careText}</p>
        </div>
      )}
    </div>
  );
}
