import { MAX_NUDGE, type Word } from '@hearthway/domain/words/contract';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { useSaveWord } from './queries.ts';

export function WordForm({ word: { key, group, label, shipped, own } }: { word: Word }) {
  const [text, setText] = useState(own ?? shipped);
  const saveWord = useSaveWord();
  const isChanged = text !== (own ?? shipped);
  const save = (next: string | null) =>
    saveWord.mutate(
      { key, known: own, own: next },
      {
        onSuccess: () => toast.success('Saved.'),
        onError: (error) => toast.error(errorMessage(error, 'These words could not be saved.')),
      },
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    save(text.trim());
  }
  return (
    <Card>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <Field label={label} hint={own === null ? 'As shipped' : `Shipped: ${shipped}`} required>
          <Textarea
            rows={group === 'nudge' ? 2 : 5}
            maxLength={group === 'nudge' ? MAX_NUDGE : 4000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {(isChanged || own !== null) && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm" disabled={!isChanged} busy={saveWord.isPending}>
              Save<span className="sr-only"> {label}</span>
            </Button>
            {own !== null && (
              <Button
                size="sm"
                variant="outline"
                busy={saveWord.isPending}
                onClick={() => save(null)}
              >
                As shipped again<span className="sr-only"> {label}</span>
              </Button>
            )}
          </div>
        )}
      </form>
    </Card>
  );
}
