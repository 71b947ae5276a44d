import { findPinError, MAX_PIN_LENGTH } from '@hearthway/domain/app-lock/pin';
import { LOCK_SETTINGS_TEXT, PIN_ERRORS } from '@hearthway/domain/app-lock/settings-messages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface NewPinFormProps {
  onChosen: (pin: string) => Promise<void>;
  onCancel: () => void;
}

export function NewPinForm({ onChosen, onCancel }: NewPinFormProps) {
  const [pin, setPin] = useState('');
  const [repeated, setRepeated] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const error = findPinError(pin);
  const isDifferent = pin !== repeated;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasSent(true);
    if (error || isDifferent || isBusy) return;
    setBusy(true);
    await onChosen(pin);
  }

  const input = {
    type: 'password',
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: MAX_PIN_LENGTH,
  } as const;
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-4 flex max-w-sm flex-col gap-4"
    >
      <Field
        label={LOCK_SETTINGS_TEXT.pin}
        hint={LOCK_SETTINGS_TEXT.pinHint}
        error={wasSent && error && PIN_ERRORS[error]}
        required
      >
        <Input
          {...input}
          autoFocus
          value={pin}
          onChange={({ target }) => setPin(target.value.trim())}
        />
      </Field>
      <Field
        label={LOCK_SETTINGS_TEXT.repeat}
        error={wasSent && !error && isDifferent && LOCK_SETTINGS_TEXT.different}
        required
      >
        <Input
          {...input}
          value={repeated}
          onChange={({ target }) => setRepeated(target.value.trim())}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={isBusy}>
          {LOCK_SETTINGS_TEXT.save}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {LOCK_SETTINGS_TEXT.cancel}
        </Button>
      </div>
    </form>
  );
}
