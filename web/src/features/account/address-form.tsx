import { SECURITY_TEXT } from '@hearthway/domain/account/messages';
import { RECOVERY_TEXT } from '@hearthway/domain/identity/messages';
import { type FormEvent, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useProof } from './proof-field.tsx';
import { useChangeAddress } from './sign-in-mutations.ts';

export function AddressForm({ onDone }: { onDone: () => void }) {
  const [error, setError] = useState<string | null>(null);
  const proof = useProof();
  const change = useChangeAddress();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '').trim();
    if (change.isPending) return;
    if (!email) return setError(RECOVERY_TEXT.emptyEmail);
    setError(null);
    const proofInput = proof.read(form);
    if (!proofInput) return;
    change.mutate(
      { email, ...proofInput },
      {
        onSuccess: (unconfirmed) => {
          if (unconfirmed) return;
          toast.success(SECURITY_TEXT.addressSaved);
          onDone();
        },
        onError: (failure) => {
          if (!proof.handles(failure)) setError(failure.message || SECURITY_TEXT.addressFailed);
        },
      },
    );
  }

  if (change.data) return <Alert tone="info" title={SECURITY_TEXT.addressAsked(change.data)} />;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="New email address" required error={error}>
        <Input name="email" type="email" autoComplete="email" inputMode="email" />
      </Field>
      {proof.field}
      <Button type="submit" variant="outline" busy={change.isPending} className="sm:self-start">
        {change.isPending ? 'Saving…' : 'Change email address'}
      </Button>
    </form>
  );
}
