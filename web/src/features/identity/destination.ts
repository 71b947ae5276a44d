import { safeNext } from '@hearthway/domain/identity/safe-next';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsSignedIn } from '../../session/session.ts';

function destination(search: string): string {
  return safeNext(new URLSearchParams(search).get('next')) ?? '/home';
}

/** This page is replaced in the history, so that "back" does not show the sign-in form again. */
export function useLeaveWhenSignedIn(): void {
  const { history } = useRouter();
  const isSignedIn = useIsSignedIn();
  // The URL changes during the navigation, so the target is read only once.
  const [target] = useState(() => destination(window.location.search));
  useEffect(() => {
    if (isSignedIn) history.replace(target);
  }, [isSignedIn, target, history]);
}
