import { safeNext } from '@hearthway/domain/identity/safe-next';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsSignedIn } from '../../session/session.ts';

/** Where a sign-in leads: the `next` of the address if it is a path of this site, else home. */
function destination(search: string): string {
  return safeNext(new URLSearchParams(search).get('next')) ?? '/home';
}

/** Sends whoever is or becomes signed in on their way; no step back leads to the form. */
export function useLeaveWhenSignedIn(): void {
  const { history } = useRouter();
  const isSignedIn = useIsSignedIn();
  // Taken once: the address changes on the way out.
  const [target] = useState(() => destination(window.location.search));
  useEffect(() => {
    if (isSignedIn) history.replace(target);
  }, [isSignedIn, target, history]);
}
