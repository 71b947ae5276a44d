import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { SessionScreen } from './session-screen.tsx';
import { sessionStore, useStoredSession } from './session-store.ts';
import { useGuard } from './use-guard.ts';

/** Lets signed-in members through to a protected page, and says what it waits for meanwhile. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { state, retry } = useGuard();
  const memberId = useOneMemberAtATime();
  if (state.name === 'leaving') return null;
  if (state.name === 'ready') return <Fragment key={memberId}>{children}</Fragment>;
  return <SessionScreen state={state} onRetry={retry} onSignIn={sessionStore.forget} />;
}

/** Another account in this browser starts with nothing of the one before. */
function useOneMemberAtATime(): string | undefined {
  const queryClient = useQueryClient();
  const memberId = useStoredSession().session?.userId;
  const last = useRef(memberId);
  useEffect(() => {
    if (last.current && memberId && last.current !== memberId) queryClient.clear();
    last.current = memberId;
  }, [memberId, queryClient]);
  return memberId;
}
