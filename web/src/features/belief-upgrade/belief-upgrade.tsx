import { BELIEF_MESSAGES } from '@hearthway/domain/belief-upgrade/messages';
import { useState } from 'react';
import { RoomNote } from '../../member/room-note.tsx';
import { UnsentMark } from '../../outbox/unsent-mark.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SheetList } from './sheet-list.tsx';
import { useWizard } from './use-wizard.ts';
import { Wizard } from './wizard.tsx';
import { worksheetWrite } from './worksheet-write.ts';

export function BeliefUpgrade() {
  const { query, sheet, worksheets, change, save } = useWizard();
  const [hasFinished, setFinished] = useState(false);
  const waiting = worksheetWrite.useWaiting();
  if (query.isLoading) {
    return (
      <>
        <p role="status" className="sr-only">
          Loading your worksheets
        </p>
        <Skeleton className="mt-7 h-80" />
      </>
    );
  }
  return (
    <>
      {hasFinished && (
        <Alert tone="success" className="mt-6 print:hidden">
          {BELIEF_MESSAGES.finished}
        </Alert>
      )}
      <RoomNote kind="belief_worksheets" className="mt-6 print:hidden" />
      <Wizard
        sheet={sheet}
        onChange={change}
        onSave={(part) => {
          save(sheet, part);
          if (part.finishedOn) setFinished(true);
        }}
      />
      <UnsentMark item={waiting.at(-1)} className="mt-4 print:hidden" />
      <SheetList worksheets={worksheets} currentId={sheet.id} onSave={save} />
    </>
  );
}
