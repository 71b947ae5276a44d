import { safeNext } from '@hearthway/domain/identity/safe-next';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsSignedIn } from '../../session/session.ts';

function destination(search: string): string {
  return safeNext(new URLSearchParams(search).get('next')) ?? '/home';
}

export function useLeaveWhenSignedIn(): void {
  const { history } = useRouter();
  const isSignedIn = useIsSignedIn();
  const [target] = useState(() => destination(window.location.search));
  useEffect(() => {
    if (isSignedIn) history.replace(target);
  }, [isSignedIn, target, history]);
}
