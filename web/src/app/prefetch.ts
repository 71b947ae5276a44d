import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { nextTask } from '../lib/next-task.ts';
import { isExpired, readStoredSession } from '../session/auth-storage.ts';
import { queryClient } from './query-client.ts';

/**
 * Asks for what a page shows while its code is still on the way. Whatever goes wrong is told by the
 * page, which asks again; who has no session that holds is the guard's matter.
 */
export function prefetch<Data, Key extends QueryKey>(
  optionsFor: (userId: string) => FetchQueryOptions<Data, Error, Data, Key>,
): void {
  const session = readStoredSession();
  if (!session || isExpired(session, Date.now()) || !navigator.onLine) return;
  void nextTask().then(() => queryClient.prefetchQuery(optionsFor(session.userId)));
}
