import { RECOVERY_TEXT } from '@hearthway/domain/identity/messages';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RemovePasskeys } from '../../member/remove-passkeys.tsx';
import { useStoredSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { type AuthProblem, problem } from './auth-problem.ts';
import { saveNewPassword } from './auth-requests.ts';
import { IdentityCard } from './identity-card.tsx';
import { fieldError, ProblemAlert } from './problem-alert.tsx';
import { useBusy } from './use-busy.ts';

export function NewPasswordPage() {
  const { history } = useRouter();
  const { session } = useStoredSession();
  const [password, setPassword] = useState('');
  const [removesPasskeys, setRemovesPasskeys] = useState(false);
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const [busy, run] = useBusy();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!session) history.replace('/auth');
  }, [session, history]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      const found = password
        ? await saveNewPassword({ password, ...(removesPasskeys && { remove_passkeys: true }) })
        : problem(RECOVERY_TEXT.emptyPassword, 'password');
      setFailure(found);
      if (found?.field) input.current?.focus();
      if (found) return;
      toast.success(RECOVERY_TEXT.saved);
      history.replace('/home');
    });
  }

  if (!session) return null;
  return (
    <IdentityCard
      title="Choose a new password"
      intro="Choose a long one that’s hard to guess. You’ll stay signed in on this device."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <ProblemAlert problem={failure} />
        <input
          type="email"
          name="email"
          autoComplete="username"
          value={session.email ?? ''}
          readOnly
          hidden
        />
        <Field label="New password" required error={fieldError(failure, 'password')}>
          <PasswordInput
            ref={input}
            name="new-password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <RemovePasskeys checked={removesPasskeys} onChange={setRemovesPasskeys} />
        <Button type="submit" variant="action" busy={busy}>
          {busy ? 'Saving…' : 'Save new password'}
        </Button>
      </form>
    </IdentityCard>
  );
}
