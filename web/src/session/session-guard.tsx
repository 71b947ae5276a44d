import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { LogoMark } from '../brand/logo.tsx';
import { debugLog } from '../lib/debug-log.ts';
import { reloadApp } from '../lib/reload-app.ts';
import { useOnline } from '../lib/use-online.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { onSessionRefused } from './api.ts';
import { authFetch } from './auth-fetch.ts';
import { readStoredSession } from './auth-storage.ts';
import { createGuard, getWaitMessage, isStuck, staysOpen, type WaitState } from './guard.ts';
import { signInPath } from './return-path.ts';
import { sessionAccess, sessionStore, useStoredSession } from './session.ts';

export interface GuardedMember {
  verify: (userId: string) => Promise<unknown>;
  wasVerified: () => boolean;
  forget: () => void;
}

interface SessionGuardProps {
  member: GuardedMember;
  worksOffline?: boolean;
  children: ReactNode;
}

export function SessionGuard({ member, worksOffline = false, children }: SessionGuardProps) {
  const { state, retry } = useGuard(member);
  const memberId = useClearCacheOnAccountChange();
  const isOnline = useOnline();
  if (state.name === 'leaving') return null;
  if (state.name === 'ready' || (worksOffline && staysOpen(state, isOnline))) {
    return <Fragment key={memberId}>{children}</Fragment>;
  }
  return <WaitScreen state={state} onRetry={retry} onSignIn={sessionStore.forget} />;
}

function useGuard(member: GuardedMember) {
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const [guard] = useState(() =>
    createGuard({
      access: sessionAccess,
      stored: readStoredSession,
      verify: async () => {
        const session = readStoredSession();
        if (session) await member.verify(session.userId);
      },
      wasVerified: member.wasVerified,
      isOnline: () => navigator.onLine,
      hasServerFault: authFetch.hasServerFault,
      now: Date.now,
    }),
  );
  const state = useSelector(guard.state);

  useEffect(() => {
    const stops = [
      sessionStore.subscribe(guard.changed).unsubscribe,
      onSessionRefused(guard.refused),
      listen(window, 'online', guard.wake),
      listen(document, 'visibilitychange', () => {
        if (document.visibilityState === 'visible') guard.wake();
      }),
    ];
    guard.start();
    return () => {
      for (const stop of stops) stop();
      guard.stop();
    };
  }, [guard]);

  useEffect(() => debugLog.add('guard', state.name), [state.name]);

  useEffect(() => {
    if (state.name !== 'leaving') return;
    if (readStoredSession()) sessionStore.forget();
    member.forget();
    queryClient.clear();
    history.replace(signInPath(window.location));
  }, [state.name, member, queryClient, history]);

  return { state, retry: guard.retry };
}

function listen(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}

function useClearCacheOnAccountChange(): string | undefined {
  const queryClient = useQueryClient();
  const memberId = useStoredSession().session?.userId;
  const last = useRef(memberId);
  useEffect(() => {
    if (last.current && memberId && last.current !== memberId) queryClient.clear();
    last.current = memberId;
  }, [memberId, queryClient]);
  return memberId;
}

interface WaitScreenProps {
  state: WaitState;
  onRetry: () => void;
  onSignIn: () => void;
}

function WaitScreen({ state, onRetry, onSignIn }: WaitScreenProps) {
  const hasChoice = isStuck(state);
  return (
    <div
      // Most session checks finish quickly, so a delay keeps the wait screen from flashing.
      style={hasChoice ? undefined : { animationDelay: '300ms', animationFillMode: 'backwards' }}
      className="mx-auto flex w-full max-w-md grow animate-fade flex-col items-center justify-center gap-6 px-6 py-16 text-center"
    >
      <LogoMark className="size-14" />
      <p role="status" className={hasChoice ? 'text-lg' : 'flex items-center gap-3 text-muted'}>
        {!hasChoice && <Spinner className="text-teal" />}
        {getWaitMessage(state)}
      </p>
      {hasChoice && (
        <div className="flex w-full flex-col gap-3">
          <Button variant="action" onClick={onRetry}>
            Try again
          </Button>
          <div className="flex flex-wrap gap-3 *:grow">
            <Button variant="outline" onClick={() => void reloadApp()}>
              Reload app
            </Button>
            <Button variant="outline" onClick={onSignIn}>
              Go to sign-in
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
