import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { MAX_NOTE } from '@hearthway/domain/desk-members/limits';
import Pencil from 'lucide-react/icons/pencil';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { useUnsavedNote } from './use-unsaved-note.ts';

export function NoteCard({ record }: { record: DeskRecord }) {
  const [isWriting, setWriting] = useState(false);
  const { note } = record;
  if (isWriting) return <NoteForm record={record} onSaved={() => setWriting(false)} />;
  return (
    <Card
      aria-label="Note"
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 sm:flex-nowrap"
    >
      <div className="min-w-0">
        <CardTitle>Note</CardTitle>
        {note ? (
          <p className="mt-2 whitespace-pre-line break-words">{note}</p>
        ) : (
          <p className="mt-1 text-muted text-sm">Something your colleagues should know?</p>
        )}
      </div>
      <Button variant="outline" size="sm" className="shrink-0" onClick={() => setWriting(true)}>
        <Pencil aria-hidden="true" className="size-4" />
        {note ? 'Edit note' : 'Add a note'}
      </Button>
    </Card>
  );
}

function NoteForm({ record, onSaved }: { record: DeskRecord; onSaved: () => void }) {
  const { text, isChanged, isPending, problem, save, change } = useUnsavedNote(record);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isChanged) toast.success('Note saved');
    if (await save()) onSaved();
  }
  return (
    <Card>
      <form onSubmit={(event) => void submit(event)}>
        <Field
          label="Note"
          hint="For the practice. Members see it if they download their data, so please write nothing clinical."
          error={problem && `Not saved. ${problem}`}
        >
          <Textarea
            rows={4}
            maxLength={MAX_NOTE}
            value={text}
            autoFocus
            onChange={({ target }) => change(target.value)}
            onBlur={() => void save()}
          />
        </Field>
        <Button type="submit" variant="outline" size="sm" className="mt-4" busy={isPending}>
          Save note
        </Button>
      </form>
    </Card>
  );
}
