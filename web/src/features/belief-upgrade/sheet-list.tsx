import { BELIEF_MESSAGES } from '@hearthway/domain/belief-upgrade/messages';
import { dueForReview, type Worksheet } from '@hearthway/domain/belief-upgrade/worksheet';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ToolScene } from '../../brand/scenes/tool-scene.tsx';
import { useToday } from '../../lib/local-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SheetCard } from './sheet-card.tsx';

interface SheetListProps {
  worksheets: readonly Worksheet[];
  currentId: string;
  onSave: (sheet: Worksheet, part: Partial<Worksheet>) => void;
}

export function SheetList({ worksheets, currentId, onSave }: SheetListProps) {
  const [printed, setPrinted] = useState<string | null>(null);
  const due = dueForReview(worksheets, useToday());
  const finished = worksheets.filter(({ finishedOn }) => finishedOn);
  const ordered = [...due, ...finished.filter((sheet) => !due.includes(sheet))];
  const drafts = worksheets.filter(({ id, finishedOn }) => !finishedOn && id !== currentId);

  function print(id: string) {
    flushSync(() => setPrinted(id));
    window.print();
  }

  return (
    <section aria-labelledby="beliefs-title" className="mt-10">
      <h2 id="beliefs-title" className="mb-4 text-2xl print:hidden">
        {BELIEF_MESSAGES.list}
      </h2>
      {ordered.length === 0 && drafts.length === 0 && (
        <EmptyState
          picture={<ToolScene tool="belief-upgrade" />}
          text={BELIEF_MESSAGES.emptyList}
          className="print:hidden"
        />
      )}
      <div className="flex flex-col gap-5">
        {ordered.map((sheet) => (
          <SheetCard
            key={sheet.id}
            sheet={sheet}
            isDue={due.includes(sheet)}
            isHiddenInPrint={printed !== null && printed !== sheet.id}
            onReview={(review) => onSave(sheet, { review })}
            onPrint={() => print(sheet.id)}
          />
        ))}
        {drafts.map((sheet) => (
          <Card key={sheet.id} className="print:hidden">
            <p className="text-muted text-sm">{BELIEF_MESSAGES.draft}</p>
            <p className="wrap-anywhere font-serif text-lg">{sheet.belief}</p>
            <Button
              variant="outline"
              size="sm"
              className="mt-3"
              onClick={() => onSave(sheet, { step: sheet.step })}
            >
              {BELIEF_MESSAGES.goOn}
            </Button>
          </Card>
        ))}
      </div>
    </section>
  );
}
