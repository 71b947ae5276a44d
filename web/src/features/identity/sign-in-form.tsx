import { AUTH_TEXT, RECOVERY_TEXT } from '@hearthway/domain/identity/messages';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { config } from '../../lib/config.ts';
import { hasSignedInBefore } from '../../lib/known-browser.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { type AuthProblem, problem } from './auth-problem.ts';
import { signIn, signUp } from './auth-requests.ts';
import { IdentityCard } from './identity-card.tsx';
import { NewcomerIntro } from './newcomer-intro.tsx';
import { OtherWays } from './other-ways.tsx';
import { fieldError, ProblemAlert } from './problem-alert.tsx';
import { useBusy } from './use-busy.ts';

type Mode = 'signIn' | 'signUp';

const texts = {
  signIn: { submit: AUTH_TEXT.signIn, busy: AUTH_TEXT.signingIn, toggle: AUTH_TEXT.toSignUp },
  signUp: {
    submit: AUTH_TEXT.createAccount,
    busy: AUTH_TEXT.creating,
    toggle: AUTH_TEXT.toSignIn,
  },
} as const;

const INTROS: Record<Mode, string> = {
  signIn: 'Welcome back.',
  signUp: 'Create a free account.',
};

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  onWithLink: () => void;
}

export function SignInForm({ email, onEmail, onForgot, onWithLink }: SignInFormProps) {
  const [mode, setMode] = useState<Mode>('signIn');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const [isConfirmationSent, setIsConfirmationSent] = useState(false);
  const [busy, run] = useBusy();
  const form = useRef<HTMLFormElement>(null);
  const text = texts[mode];
  const [isNewcomer] = useState(() => !hasSignedInBefore());

  const input = (name: 'email' | 'password') =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);

  function fail(found: AuthProblem) {
    setFailure(found);
    if (found.field) input(found.field)?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      setFailure(null);
      const credentials = { email: email.trim(), password };
      if (!credentials.email) return fail(problem(AUTH_TEXT.emptyFields, 'email'));
      if (!password) return fail(problem(AUTH_TEXT.emptyFields, 'password'));
      if (input('email')?.validity.typeMismatch) {
        return fail(problem(AUTH_TEXT.incompleteEmail, 'email'));
      }
      setIsConfirmationSent(false);
      if (mode === 'signIn') {
        const found = await signIn(credentials);
        if (found) fail(found);
        return;
      }
      const answer = await signUp(credentials);
      if (answer.problem) return fail(answer.problem);
      if (answer.mustConfirm) {
        setMode('signIn');
        setIsConfirmationSent(true);
      }
    });
  }

  function toggle() {
    setMode(mode === 'signIn' ? 'signUp' : 'signIn');
    setFailure(null);
    setIsConfirmationSent(false);
  }

  const toggler = (
    <Button
      variant={isNewcomer ? 'outline' : 'link'}
      className={cn(!isNewcomer && '-mb-3')}
      onClick={toggle}
    >
      {text.toggle}
    </Button>
  );

  return (
    <IdentityCard
      title={config.productName}
      isCompact={isNewcomer}
      intro={isNewcomer ? <NewcomerIntro /> : INTROS[mode]}
      below={
        <p className="mt-4 rounded-control bg-surface p-3 text-center text-muted text-sm">
          {AUTH_TEXT.tip}
        </p>
      }
    >
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {isConfirmationSent && <Alert tone="success">{AUTH_TEXT.confirmationSent}</Alert>}
        <ProblemAlert problem={failure} />
        <Field label="Email" required error={fieldError(failure, 'email')}>
          <Input
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
        </Field>
        <Field label="Password" required error={fieldError(failure, 'password')}>
          <PasswordInput
            name="password"
            autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {mode === 'signIn' && (
          <Button variant="link" size="sm" className="-my-3 self-end" onClick={onForgot}>
            {RECOVERY_TEXT.forgot}
          </Button>
        )}
        {mode === 'signUp' && <Agreement />}
        <Button type="submit" variant="action" busy={busy}>
          {busy ? text.busy : text.submit}
        </Button>
        {isNewcomer && toggler}
        {mode === 'signIn' && <OtherWays onProblem={setFailure} onWithLink={onWithLink} />}
        {!isNewcomer && toggler}
      </form>
    </IdentityCard>
  );
}

function Agreement() {
  return (
    <p className="text-muted text-sm">
      By creating an account you confirm that you are 18 or older and agree to the{' '}
      <Link to="/terms" className="font-semibold text-teal underline underline-offset-4">
        terms and privacy policy
      </Link>
      .
    </p>
  );
}
