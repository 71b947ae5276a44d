import { type ComponentType, type FormEvent, type SVGProps, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface AddressFormProps {
  name: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  look: string;
  hint: string;
  asksFor?: string;
  isDisabled: boolean;
  onAdd: (added: { address: string; words: string }) => void;
}

export function AddressForm(props: AddressFormProps) {
  const { name, Icon, look, hint, asksFor, isDisabled, onAdd } = props;
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
      <button
        ref={opener}
        type="button"
        title={name}
        aria-label={name}
        disabled={isDisabled}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={look}
      >
        <Icon aria-hidden="true" className="size-5 sm:size-4.5" />
      </button>
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
