import { SECURITY_TEXT } from '@hearthway/domain/account/messages';
import { RECOVERY_TEXT } from '@hearthway/domain/identity/messages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useChangePassword } from './sign-in-mutations.ts';

export function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const [error, setError] = useState<string | null>(null);
  const change = useChangePassword();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (change.isPending) return;
    if (!password) return setError(RECOVERY_TEXT.emptyPassword);
    setError(null);
    change.mutate(password, {
      onSuccess: () => {
        toast.success(SECURITY_TEXT.passwordSaved);
        onDone();
      },
      onError: (failure) => setError(failure.message || SECURITY_TEXT.passwordFailed),
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* Password managers file the new password under this name. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        hidden
        aria-label="E-mail"
      />
      <Field
        label="New password"
        required
        error={error}
        hint="At least 8 characters. Every other device is signed out."
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Button type="submit" busy={change.isPending} className="sm:self-start">
        {change.isPending ? 'Saving…' : 'Save new password'}
      </Button>
    </form>
  );
}
