import { AUTH_TEXT, RECOVERY_TEXT } from '@hearthway/domain/identity/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { type AuthProblem, problem } from './auth-problem.ts';
import { requestRecovery } from './auth-requests.ts';
import { IdentityCard } from './identity-card.tsx';
import { fieldError, ProblemAlert } from './problem-alert.tsx';
import { useBusy } from './use-busy.ts';

interface RecoveryFormProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

export function RecoveryForm({ email, onEmail, onBack }: RecoveryFormProps) {
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const [isSent, setIsSent] = useState(false);
  const [busy, run] = useBusy();
  const input = useRef<HTMLInputElement>(null);

  // The link that led here is gone, and with it the keyboard's place.
  useEffect(() => input.current?.focus(), []);

  function unsendable(address: string): AuthProblem | null {
    if (!address) return problem(RECOVERY_TEXT.emptyEmail, 'email');
    if (!input.current?.validity.typeMismatch) return null;
    return problem(AUTH_TEXT.incompleteEmail, 'email');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      setIsSent(false);
      const address = email.trim();
      const found = unsendable(address) ?? (await requestRecovery(address));
      setFailure(found);
      setIsSent(found === null);
      if (found?.field) input.current?.focus();
    });
  }

  return (
    <IdentityCard
      title={RECOVERY_TEXT.forgot}
      intro="Tell us your email, and we send you a link to set a new one."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {isSent && <Alert tone="success">{RECOVERY_TEXT.sent}</Alert>}
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
    </IdentityCard>
  );
}
