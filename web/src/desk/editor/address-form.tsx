import { type FormEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { ToolButton, type ToolButtonProps } from './tool-button.tsx';

interface AddressFormProps {
  name: string;
  hint: string;
  asksFor?: string;
  button: Omit<ToolButtonProps, 'label'>;
  onAdd: (added: { address: string; words: string }) => void;
}

export function AddressForm(props: AddressFormProps) {
  const { name, hint, asksFor, button, onAdd } = props;
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
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
      <ToolButton
        {...button}
        label={name}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {/* HTML forms cannot be nested, so this form is rendered at the end of the document, and its
          fields refer to it by id. */}
      {createPortal(
        <form ref={setPlace} id={form} onSubmit={submit} className="hidden" />,
        document.body,
      )}
      {isOpen && place && (
        <div className="order-last flex w-full flex-wrap items-end gap-3 rounded-control bg-sunk p-3">
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
