import type { ContentKind } from '@hearthway/domain/content-desk/contract';
import { LANES, type Lane, laneName } from '@hearthway/domain/vocabulary';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { toast } from '../../ui/toast.ts';
import { KEEP_SEARCH } from './list-address.ts';
import { useCreatePage } from './mutations.ts';

export const LANE_OPTIONS = LANES.map((lane) => ({
  value: lane,
  label: laneName(lane),
}));

export function NewPage({ kind }: { kind: ContentKind }) {
  const [isOpen, setOpen] = useState(false);
  const [lane, setLane] = useState<Lane>('SHJ');
  const makePage = useCreatePage();
  const navigate = useNavigate();
  const name = kind === 'workshop' ? 'workshop' : 'resource';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim();
    if (!title || makePage.isPending) return;
    makePage.mutate(
      { kind, title, lane },
      {
        onSuccess: ({ id }) =>
          navigate({
            to: '/admin/$room/$id',
            params: { room: 'content', id },
            search: KEEP_SEARCH,
          }),
        onError: (error) => toast.error(errorMessage(error, 'We couldn’t create the page.')),
      },
    );
  }

  if (!isOpen) {
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        New {name}
      </Button>
    );
  }
  return (
    <Card className="w-full">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label={`Title of the new ${name}`} required>
          <Input name="title" maxLength={200} autoFocus />
        </Field>
        {kind === 'resource' && (
          <PillChoice label="Lane" options={LANE_OPTIONS} value={lane} onValueChange={setLane} />
        )}
        <div className="flex gap-3">
          <Button type="submit" busy={makePage.isPending}>
            Create
          </Button>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
