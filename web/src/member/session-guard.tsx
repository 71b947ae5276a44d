import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useOnline } from '../lib/use-online.ts';
import { staysOpen } from './guard-state.ts';
import { SessionScreen } from './session-screen.tsx';
import { sessionStore, useStoredSession } from './session-store.ts';
import { useGuard } from './use-guard.ts';

interface SessionGuardProps {
  /** Whether the page can be used without a network, by somebody who has signed in before. */
  worksOffline?: boolean;
  children: ReactNode;
}

/** Lets signed-in members through to a protected page, and says what it waits for meanwhile. */
export function SessionGuard({ worksOffline = false, children }: SessionGuardProps) {
  const { state, retry } = useGuard();
  const memberId = useOneMemberAtATime();
  const isOnline = useOnline();
  if (state.name === 'leaving') return null;
  const isOpen = state.name === 'ready' || (worksOffline && staysOpen(state, isOnline));
  if (isOpen) return <Fragment key={memberId}>{children}</Fragment>;
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
