import { safeNext } from '@hearthway/domain/identity/safe-next';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsSignedIn } from '../../session/session.ts';

/**
 * Returns the page to open after signing in: `next` if it is a path on this site, otherwise Home.
 */
function destination(search: string): string {
  return safeNext(new URLSearchParams(search).get('next')) ?? '/home';
}

/**
 * Leaves the sign-in page once the member is signed in. Replaces its history entry, so that going
 * back does not show the form.
 */
export function useLeaveWhenSignedIn(): void {
  const { history } = useRouter();
  const isSignedIn = useIsSignedIn();
  // Read the target only once, because the URL changes during the navigation.
  const [target] = useState(() => destination(window.location.search));
  useEffect(() => {
    if (isSignedIn) history.replace(target);
  }, [isSignedIn, target, history]);
}
