import { startOfWeek } from '@hearthway/domain/calendar';
import { countForWeek, MAX_PER_WEEK } from '@hearthway/domain/commitments/commitment';
import { COMMITMENT_MESSAGES } from '@hearthway/domain/commitments/messages';
import { useState } from 'react';
import { useToday } from '../../lib/local-time.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useCommitmentActions, useCommitments } from './use-commitments.ts';

export function CommitToItem({ items }: { items: readonly string[] }) {
  const [item, setItem] = useState('');
  const { all } = useCommitments();
  const { add } = useCommitmentActions();
  const week = startOfWeek(useToday());
  if (items.length === 0) return null;
  if (countForWeek(week, all) >= MAX_PER_WEEK) {
    return <p className="mt-5 text-muted text-sm">{COMMITMENT_MESSAGES.tooMany}</p>;
  }
  return (
    <form
      className="mt-5 flex flex-wrap items-end gap-3 border-line border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!item) return;
        add(item, 'action');
        setItem('');
      }}
    >
      <Field label="Promise yourself one of these this week" className="min-w-60 grow">
        <Select
          options={items.map((value) => ({ value, label: value }))}
          value={item}
          onValueChange={setItem}
          placeholder="Choose one"
        />
      </Field>
      <Button type="submit" variant="outline" disabled={!item}>
        Add to my week
      </Button>
    </form>
  );
}
