import { AUTH_TEXT, RECOVERY_TEXT } from '@hearthway/domain/identity/messages';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { type AuthProblem, problem } from './auth-problem.ts';
import { fieldError, ProblemAlert } from './problem-alert.tsx';
import { useBusy } from './use-busy.ts';

export interface AddressFormProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

interface MailRequest {
  request: (email: string) => Promise<AuthProblem | null>;
  onSent: (email: string | null) => void;
  children?: ReactNode;
}

export function AddressForm({
  email,
  onEmail,
  onBack,
  request,
  onSent,
  children,
}: AddressFormProps & MailRequest) {
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const [busy, run] = useBusy();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);

  function findAddressProblem(address: string): AuthProblem | null {
    if (!address) return problem(RECOVERY_TEXT.emptyEmail, 'email');
    if (!input.current?.validity.typeMismatch) return null;
    return problem(AUTH_TEXT.incompleteEmail, 'email');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      onSent(null);
      const address = email.trim();
      const found = findAddressProblem(address) ?? (await request(address));
      setFailure(found);
      if (!found) onSent(address);
      if (found?.field) input.current?.focus();
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {children}
      <ProblemAlert problem={failure} />
      <Field label="Email" required error={fieldError(failure, 'email')}>
        <Input
          ref={input}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="action" busy={busy}>
        {busy ? 'Sending…' : 'Send the link'}
      </Button>
      <Button variant="link" className="-mb-3" onClick={onBack}>
        {AUTH_TEXT.backToSignIn}
      </Button>
    </form>
  );
}
