import { AUTH_TEXT } from '@hearthway/domain/identity/messages';
import { Link, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { readCallback } from './callback-params.ts';
import { type CallbackAnswer, followCallback } from './follow-callback.ts';
import { IdentityCard } from './identity-card.tsx';
import { useBusy } from './use-busy.ts';

type Shown = Exclude<CallbackAnswer, { kind: 'go' }>;

export function AuthCallbackPage() {
  const { history } = useRouter();
  const [shown, setShown] = useState<Shown | null>(null);
  const [params] = useState(() => readCallback(window.location));
  const followed = useRef(false);

  const follow = useCallback(
    (answer: CallbackAnswer) => {
      if (answer.kind === 'go') history.replace(answer.to);
      else setShown(answer);
    },
    [history],
  );

  useEffect(() => {
    // A mailed link works only once, but React may run effects twice.
    if (followed.current) return;
    followed.current = true;
    // The tokens must not stay in the address bar and the browser history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void followCallback(params).then(follow);
  }, [params, follow]);

  if (shown === null) {
    return (
      <IdentityCard
        title={
          <span className="flex items-center gap-3 text-2xl">
            <Spinner className="text-teal" />
            {AUTH_TEXT.signingYouIn}
          </span>
        }
      />
    );
  }
  if (shown.kind === 'question') return <AccountChoice question={shown} onAnswer={follow} />;
  return (
    <IdentityCard title={AUTH_TEXT.signInError}>
      <div className="flex flex-col gap-6 text-center">
        <p role="alert" className="wrap-anywhere">
          {shown.isQuoted ? <q>{shown.message}</q> : shown.message}
        </p>
        <Button asChild>
          <Link to="/auth">{AUTH_TEXT.backToSignIn}</Link>
        </Button>
      </div>
    </IdentityCard>
  );
}

interface AccountChoiceProps {
  question: Extract<Shown, { kind: 'question' }>;
  onAnswer: (answer: CallbackAnswer) => void;
}

/**
 * An attacker may send a member a sign-in link for the attacker's own account, to read what the
 * member writes there. So the first choice is to stay signed in.
 */
function AccountChoice({ question: { here, arriving, proceed }, onAnswer }: AccountChoiceProps) {
  const [busy, run] = useBusy();
  return (
    <IdentityCard title="Another account">
      <div className="flex flex-col gap-6 text-center">
        <p role="alert" className="wrap-anywhere">
          {AUTH_TEXT.continueAs(here, arriving)}
        </p>
        <div className="flex flex-col gap-3">
          <Button asChild variant="action" className="wrap-anywhere px-3 py-3">
            <Link to="/home" replace>
              {AUTH_TEXT.stayAs(here)}
            </Link>
          </Button>
          <Button
            variant="outline"
            className="wrap-anywhere px-3 py-3"
            busy={busy}
            onClick={() => void run(async () => onAnswer(await proceed()))}
          >
            {AUTH_TEXT.goOnAs(arriving)}
          </Button>
        </div>
      </div>
    </IdentityCard>
  );
}
