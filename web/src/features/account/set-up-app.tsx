import { CODE_TEXT, TWO_STEP_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useConfirmApp } from './two-step-requests.ts';

interface SetUpAppProps {
  factorId: string;
  totp: { qr_code: string; secret: string };
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

export function SetUpApp({ factorId, totp, onCodes, onCancel }: SetUpAppProps) {
  const confirm = useConfirmApp(onCodes);
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replaceAll(/\s/g, '');
    if (confirm.isPending) return;
    if (!code) return setError(CODE_TEXT.empty);
    setError(null);
    confirm.mutate(
      { factorId, code },
      {
        onError: (failure) => setError(failure.message || CODE_TEXT.failed),
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <p>{TWO_STEP_TEXT.scan}</p>
      <img
        src={totp.qr_code}
        alt={TWO_STEP_TEXT.picture}
        width={208}
        height={208}
        className="self-center rounded-small bg-[#fff] p-4"
      />
      <p className="text-muted text-sm">
        {TWO_STEP_TEXT.key}: <code className="select-all break-all">{totp.secret}</code>
      </p>
      <Field label={CODE_TEXT.code} required error={error}>
        <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
      </Field>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" variant="action" busy={confirm.isPending}>
          {TWO_STEP_TEXT.turnOn}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
