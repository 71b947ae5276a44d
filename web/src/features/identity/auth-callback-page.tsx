import { AUTH_TEXT } from '@hearthway/domain/identity/messages';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { readCallback } from './callback-params.ts';
import { followCallback } from './follow-callback.ts';
import { IdentityCard } from './identity-card.tsx';

export function AuthCallbackPage() {
  const { history } = useRouter();
  const [error, setError] = useState<string | null>(null);
  const [params] = useState(() => readCallback(window.location));
  const followed = useRef(false);

  useEffect(() => {
    // A link works once; React may run an effect twice.
    if (followed.current) return;
    followed.current = true;
    // Tokens and codes do not stay in the address bar, the history or a screenshot.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void followCallback(params).then((answer) => {
      if ('error' in answer) setError(answer.error);
      else history.replace(answer.to);
    });
  }, [params, history]);

  if (error === null) {
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
  return (
    <IdentityCard title={AUTH_TEXT.signInError}>
      <div className="flex flex-col gap-6 text-center">
        <p role="alert">{error}</p>
        <Button asChild>
          <Link to="/auth">{AUTH_TEXT.backToSignIn}</Link>
        </Button>
      </div>
    </IdentityCard>
  );
}
