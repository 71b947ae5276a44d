import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onSessionRefused } from '../lib/api.ts';
import { sessionAccess } from '../lib/auth.ts';
import { authFetch } from '../lib/auth-fetch.ts';
import { debugLog } from '../lib/debug-log.ts';
import { forgetKept } from '../lib/kept.ts';
import { readStoredSession } from '../lib/stored-session.ts';
import { forgetFirstName } from './first-name.ts';
import { createGuard } from './guard.ts';
import { meQueries } from './me.ts';
import { sessionStore } from './session-store.ts';
import { signInPath } from './way-back.ts';

/** The guard, connected to this browser: its session, network, window and address. */
export function useGuard() {
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const [guard] = useState(() =>
    createGuard({
      access: sessionAccess,
      stored: readStoredSession,
      verify: async () => {
        const session = readStoredSession();
        if (!session) return;
        await queryClient.fetchQuery({ ...meQueries.of(session.userId), staleTime: 0 });
      },
      wasVerified: () =>
        queryClient.getQueriesData({ queryKey: meQueries.all() }).some(([, me]) => me),
      isOnline: () => navigator.onLine,
      isInTrouble: authFetch.isInTrouble,
      now: Date.now,
    }),
  );
  const state = useSyncExternalStore(guard.subscribe, guard.state);

  useEffect(() => {
    const stops = [
      sessionStore.subscribe(guard.changed),
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
    forgetFirstName();
    forgetKept();
    queryClient.clear();
    history.replace(signInPath(window.location));
  }, [state.name, queryClient, history]);

  return { state, retry: guard.retry };
}

function listen(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
