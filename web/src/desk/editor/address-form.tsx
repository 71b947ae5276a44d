import { type FormEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface AddressFormProps {
  name: string;
  hint: string;
  asksFor?: string;
  isDisabled: boolean;
  onAdd: (added: { address: string; words: string }) => void;
}

export function AddressForm({ name, hint, asksFor, isDisabled, onAdd }: AddressFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const address = String(data.get('address') ?? '').trim();
    setOpen(false);
    onAdd({ address, words: String(data.get('words') ?? '').trim() });
  }
  return (
    <>
      <Button
        ref={opener}
        variant="link"
        size="sm"
        disabled={isDisabled}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {name}
      </Button>
      {/* Forms cannot be nested, so the form element is rendered in the document body, and its
          fields refer to it by id. */}
      {createPortal(
        <form ref={setPlace} id={form} onSubmit={submit} className="hidden" />,
        document.body,
      )}
      {isOpen && place && (
        <div className="flex w-full flex-wrap items-end gap-3 rounded-control bg-sunk p-3">
          <Field
            label={`Address of the ${name.toLowerCase()}`}
            hint={hint}
            required
            className="grow"
          >
            <Input form={form} name="address" pattern="(\/[^\/\\\s]|https?:\/\/)\S*" autoFocus />
          </Field>
          {asksFor && (
            <Field label={asksFor} required className="grow">
              <Input form={form} name="words" maxLength={200} />
            </Field>
          )}
          <Button form={form} type="submit" size="sm" variant="outline">
            Add
          </Button>
        </div>
      )}
    </>
  );
}
