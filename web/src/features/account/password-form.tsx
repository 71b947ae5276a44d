import { SECURITY_TEXT } from '@hearthway/domain/account/messages';
import { RECOVERY_TEXT } from '@hearthway/domain/identity/messages';
import { type FormEvent, useState } from 'react';
import { RemovePasskeys } from '../../member/remove-passkeys.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useProof } from './proof-field.tsx';
import { useChangePassword } from './sign-in-mutations.ts';

export function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const [error, setError] = useState<string | null>(null);
  const proof = useProof();
  const change = useChangePassword();
  const [removesPasskeys, setRemovesPasskeys] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = String(form.get('password') ?? '');
    if (change.isPending) return;
    if (!password) return setError(RECOVERY_TEXT.emptyPassword);
    setError(null);
    const proofInput = proof.read(form);
    if (!proofInput) return;
    change.mutate(
      { password, ...proofInput, ...(removesPasskeys && { remove_passkeys: true }) },
      {
        onSuccess: () => {
          toast.success(SECURITY_TEXT.passwordSaved);
          onDone();
        },
        onError: (failure) => {
          if (!proof.handles(failure)) setError(failure.message || SECURITY_TEXT.passwordFailed);
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* Password managers read this field to learn which account the new password belongs to. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        hidden
        aria-label="Email"
      />
      <Field
        label="New password"
        required
        error={error}
        hint="At least 8 characters. We’ll sign out your other devices."
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <RemovePasskeys checked={removesPasskeys} onChange={setRemovesPasskeys} />
      {proof.field}
      <Button type="submit" variant="outline" busy={change.isPending} className="sm:self-start">
        {change.isPending ? 'Saving…' : 'Save new password'}
      </Button>
    </form>
  );
}
