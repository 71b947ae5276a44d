import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { MAX_NOTE } from '@hearthway/domain/desk-members/limits';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { useUnsavedNote } from './use-unsaved-note.ts';

export function NoteForm({ record }: { record: DeskRecord }) {
  const { text, isChanged, isPending, problem, save, change } = useUnsavedNote(record);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged) void save();
    else toast.success('Note saved');
  }
  return (
    <Card>
      <form onSubmit={submit}>
        <Field
          label="Note"
          hint="For the practice. Members see it if they download their data, so please write nothing clinical."
          error={problem && `Not saved. ${problem}`}
        >
          <Textarea
            rows={4}
            maxLength={MAX_NOTE}
            value={text}
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
