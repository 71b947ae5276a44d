import { CODE_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useConfirmCode } from './two-step-requests.ts';

export function ConfirmCode({ appId, onConfirmed }: { appId: string; onConfirmed: () => void }) {
  const confirm = useConfirmCode(appId);
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replaceAll(/\s/g, '');
    if (confirm.isPending) return;
    if (!code) return setError(CODE_TEXT.empty);
    setError(null);
    confirm.mutate(code, {
      onSuccess: onConfirmed,
      onError: (failure) => setError(failure.message || CODE_TEXT.failed),
    });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <p>{CODE_TEXT.askApp}</p>
      <Field label={CODE_TEXT.code} required error={error}>
        <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
      </Field>
      <Button type="submit" variant="action" busy={confirm.isPending} className="sm:self-start">
        {CODE_TEXT.submit}
      </Button>
    </form>
  );
}
