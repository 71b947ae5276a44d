import { clockMoment, weekdayMoment } from '@hearthway/domain/format';
import type { JournalEntry } from '@hearthway/domain/journal/entry';
import {
  feelingName,
  JOURNAL_MESSAGES,
  JOURNAL_TAG_LABELS,
} from '@hearthway/domain/journal/messages';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { removeEntry } from './change-entry.ts';
import { EditEntry } from './edit-entry.tsx';
import { FeelingFace } from './feeling-face.tsx';
import { FeelingTitle } from './feeling-title.tsx';

export function EntryCard({ entry }: { entry: JournalEntry }) {
  const [mode, setMode] = useState<'read' | 'edit' | 'remove'>('read');
  const { id, feeling, words, tags } = entry;
  const name = `${feelingName(entry)}, ${weekdayMoment(entry)}`;
  return (
    <section aria-label={name} className="px-4 py-3 sm:px-5">
      <div className="flex items-center gap-3">
        <FeelingFace feeling={feeling} className="size-9" />
        <p className="min-w-0 flex-1">
          <span className="font-semibold">
            <FeelingTitle entry={entry} />
          </span>
          <span className="block text-muted text-sm">{clockMoment(entry)}</span>
        </p>
        {mode === 'read' && (
          <>
            <Button
              variant="ghost"
              size="icon"
              aria-label={JOURNAL_MESSAGES.edit}
              className="text-muted"
              onClick={() => setMode('edit')}
            >
              <Pencil aria-hidden="true" className="size-4.5" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={JOURNAL_MESSAGES.remove}
              className="-ml-2 text-muted"
              onClick={() => setMode('remove')}
            >
              <Trash aria-hidden="true" className="size-4.5" />
            </Button>
          </>
        )}
      </div>
      {mode === 'edit' && <EditEntry entry={entry} onEnd={() => setMode('read')} />}
      {mode !== 'edit' && words && (
        <p className="wrap-anywhere mt-3 whitespace-pre-wrap">{words}</p>
      )}
      {mode !== 'edit' && tags.length > 0 && (
        <p className="mt-1.5 text-muted text-sm">
          {tags.map((tag) => JOURNAL_TAG_LABELS[tag]).join(' · ')}
        </p>
      )}
      {mode === 'remove' && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <p className="font-semibold">{JOURNAL_MESSAGES.removeForGood}</p>
          <Button variant="destructive" size="sm" onClick={() => removeEntry(id)}>
            {JOURNAL_MESSAGES.remove}
          </Button>
          <Button variant="outline" size="sm" onClick={() => setMode('read')}>
            {JOURNAL_MESSAGES.keepIt}
          </Button>
        </div>
      )}
    </section>
  );
}
