import { safeNext } from '@hearthway/domain/identity/safe-next';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsSignedIn } from '../../session/session.ts';

/** Where to go after signing in: `next` if it is a path of this site, otherwise home. */
function destination(search: string): string {
  return safeNext(new URLSearchParams(search).get('next')) ?? '/home';
}

/**
 * Leaves the page once the member is signed in. Replaces the entry, so going back does not show the
 * form.
 */
export function useLeaveWhenSignedIn(): void {
  const { history } = useRouter();
  const isSignedIn = useIsSignedIn();
  // Read once, because the address changes while leaving.
  const [target] = useState(() => destination(window.location.search));
  useEffect(() => {
    if (isSignedIn) history.replace(target);
  }, [isSignedIn, target, history]);
}
