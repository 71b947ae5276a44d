import type { Gratitude } from '@hearthway/domain/gratitude/gratitude-choice';
import { GRATITUDE_MESSAGES, gratefulFor } from '@hearthway/domain/gratitude/messages';
import { useEffect, useRef } from 'react';
import type { OutboxItem } from '../../outbox/outbox-item.ts';
import { SavedMark } from '../../outbox/saved-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { GRATITUDE_ICONS } from './gratitude-icons.ts';
import { gratitudeLabel } from './gratitude-label.ts';
import { gratitudeWrite } from './gratitude-write.ts';

interface SavedGratitudeProps {
  saved: Gratitude;
  unsent: OutboxItem | undefined;
  takesFocus: boolean;
  onChange: () => void;
}

export function SavedGratitude({ saved, unsent, takesFocus, onChange }: SavedGratitudeProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const Icon = GRATITUDE_ICONS[saved.choice];
  return (
    <div className="mt-4 animate-fade">
      <div
        ref={line}
        tabIndex={-1}
        className="flex items-center gap-4 rounded-control bg-teal/8 p-4 outline-none"
      >
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-teal text-on-strong"
        >
          <Icon className="size-7" />
        </span>
        <div className="min-w-0">
          <p className="font-serif text-xl leading-snug">
            {gratefulFor(gratitudeLabel(saved.choice))}
          </p>
          {saved.words && (
            <p className="wrap-anywhere mt-1 whitespace-pre-wrap text-muted">{saved.words}</p>
          )}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <SavedMark kind={gratitudeWrite.kind} item={unsent}>
          {GRATITUDE_MESSAGES.saved}
        </SavedMark>
        <Button variant="ghost" size="sm" className="-ml-3" onClick={onChange}>
          {GRATITUDE_MESSAGES.change}
          <span className="sr-only"> gratitude</span>
        </Button>
      </div>
    </div>
  );
}
