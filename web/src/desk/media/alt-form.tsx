import type { MediaItem } from '@hearthway/domain/media/contract';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useDescribeMedia } from './queries.ts';

interface AltFormProps {
  item: MediaItem;
  action: string;
  onSaved: (item: MediaItem) => void;
}

export function AltForm({ item, action, onSaved }: AltFormProps) {
  const [alt, setAlt] = useState(item.alt ?? '');
  const [decorates, setDecorates] = useState(item.alt === '');
  const describe = useDescribeMedia();
  function submit(event: FormEvent) {
    event.preventDefault();
    // React passes submit events through portals. Without this call, a form around this one would
    // be submitted too.
    event.stopPropagation();
    const said = decorates ? '' : alt.trim();
    if (said === item.alt) return onSaved(item);
    describe.mutate(
      { id: item.id, alt: said },
      {
        onSuccess: onSaved,
        onError: (error) => toast.error(errorMessage(error, 'We couldn’t save that.')),
      },
    );
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-1">
      <Field label="What it shows, for people who can’t see it" required={!decorates}>
        <Input
          value={decorates ? '' : alt}
          maxLength={300}
          disabled={decorates}
          onChange={({ target }) => setAlt(target.value)}
        />
      </Field>
      <Checkbox
        label="It’s only decoration"
        checked={decorates}
        onCheckedChange={(is) => setDecorates(is === true)}
      />
      <Button
        type="submit"
        size="sm"
        className="self-start"
        busy={describe.isPending}
        disabled={!decorates && alt.trim() === ''}
      >
        {action}
      </Button>
    </form>
  );
}
