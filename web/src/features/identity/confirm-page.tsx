import { LINK_TEXT } from '@hearthway/domain/identity/link-messages';
import { AUTH_TEXT } from '@hearthway/domain/identity/messages';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { type AuthProblem, problem } from './auth-problem.ts';
import { followMailedLink } from './follow-mailed-link.ts';
import { IdentityCard } from './identity-card.tsx';
import { type MailedLink, readMailedLink } from './mailed-link.ts';
import { fieldError, ProblemAlert } from './problem-alert.tsx';
import { useBusy } from './use-busy.ts';

/** Email scanners open links too, so a link takes effect only when the button is pressed. */
export function ConfirmPage() {
  const [link] = useState(() => readMailedLink(window.location.hash));
  const [ended, setEnded] = useState<{ title: string; text: string } | null>(
    link ? null : { title: AUTH_TEXT.signInError, text: LINK_TEXT.incomplete },
  );
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  if (link && !ended) {
    return (
      <ConfirmForm
        link={link}
        onRefused={(text) => setEnded({ title: AUTH_TEXT.signInError, text })}
        onCancelled={() =>
          setEnded({ title: LINK_TEXT.email_change_cancel.title, text: LINK_TEXT.cancelled })
        }
      />
    );
  }
  return (
    <IdentityCard title={ended?.title}>
      <div className="flex flex-col gap-6 text-center">
        <p role="alert">{ended?.text}</p>
        <Button asChild>
          <Link to="/auth">{AUTH_TEXT.backToSignIn}</Link>
        </Button>
      </div>
    </IdentityCard>
  );
}

interface ConfirmFormProps {
  link: MailedLink;
  onRefused: (text: string) => void;
  onCancelled: () => void;
}

function ConfirmForm({ link, onRefused, onCancelled }: ConfirmFormProps) {
  const [failure, setFailure] = useState<AuthProblem | null>(null);
  const [busy, run] = useBusy();
  const field = useRef<HTMLInputElement>(null);
  const text = LINK_TEXT[link.type];
  const asksPassword = link.type === 'signup';

  function fail(found: AuthProblem) {
    setFailure(found);
    if (found.field) field.current?.focus();
  }

  function follow(password?: string) {
    void run(async () => {
      const answer = await followMailedLink(link, password);
      if ('to' in answer) {
        if (answer.to === null) return onCancelled();
        // `replace`, so that Back does not lead to a link that has already been used.
        window.location.replace(answer.to);
        return;
      }
      if (answer.isFinal) return onRefused(answer.problem.message);
      fail(answer.problem);
    });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!asksPassword) return follow();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password) return follow(password);
    fail(problem(LINK_TEXT.emptyPassword, 'password'));
  }

  return (
    <IdentityCard title={text.title} intro={text.intro}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <ProblemAlert problem={failure} />
        {asksPassword && (
          <Field label="Password" required error={fieldError(failure, 'password')}>
            <PasswordInput ref={field} name="password" autoComplete="current-password" />
          </Field>
        )}
        <Button type="submit" variant="action" busy={busy}>
          {busy ? LINK_TEXT.working : text.button}
        </Button>
        {asksPassword && (
          <Button variant="link" className="-mb-3" onClick={() => follow()}>
            {LINK_TEXT.chooseInstead}
          </Button>
        )}
      </form>
    </IdentityCard>
  );
}
