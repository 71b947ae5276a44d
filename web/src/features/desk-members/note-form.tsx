import { type DeskRecord, MAX_NOTE } from '@hearthway/domain/desk-members/contract';
import type { FormEvent } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { getField } from './get-field.ts';
import { useSaveNote } from './queries.ts';

export function NoteForm({ record }: { record: DeskRecord }) {
  const save = useSaveNote(record.userId);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    save.mutate(getField(event, 'note'), {
      onSuccess: () => toast.success('Note saved'),
      onError: (error) => toast.error(errorMessage(error, 'We couldn’t save the note')),
    });
  }
  return (
    <Card>
      <form onSubmit={submit}>
        <Field
          label="Note"
          hint="For the practice. Members see it if they download their data, so please write nothing clinical."
        >
          <Textarea name="note" rows={4} maxLength={MAX_NOTE} defaultValue={record.note} />
        </Field>
        <Button type="submit" variant="outline" size="sm" className="mt-4" busy={save.isPending}>
          Save note
        </Button>
      </form>
    </Card>
  );
}
