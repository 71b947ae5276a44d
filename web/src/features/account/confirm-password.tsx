import { AUTH_TEXT } from '@hearthway/domain/identity/messages';
import { CONFIRM_TEXT } from '@hearthway/domain/identity/two-step-messages';
import { type FormEvent, useState } from 'react';
import { useStoredSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useConfirmPassword } from './two-step-requests.ts';

export function ConfirmPassword({ onConfirmed }: { onConfirmed: () => void }) {
  const email = useStoredSession().session?.email ?? '';
  const confirm = useConfirmPassword(email);
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (confirm.isPending) return;
    setError(null);
    confirm.mutate(password, {
      onSuccess: onConfirmed,
      onError: (failure) => setError(failure.message || AUTH_TEXT.signInFailed),
    });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <p>{CONFIRM_TEXT.ask}</p>
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        hidden
        aria-label="Email"
      />
      <Field label="Password" required error={error}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="action" busy={confirm.isPending} className="sm:self-start">
        {CONFIRM_TEXT.submit}
      </Button>
    </form>
  );
}
