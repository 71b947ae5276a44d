import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { nextTask } from '../lib/next-task.ts';
import { isExpired, readStoredSession } from '../session/auth-storage.ts';
import { queryClient } from './query-client.ts';

/** Errors of a prefetch are ignored, because the page repeats the query and shows its own error. */
export function prefetch<Data, Key extends QueryKey>(
  optionsFor: (userId: string) => FetchQueryOptions<Data, Error, Data, Key>,
): void {
  const session = readStoredSession();
  if (!session || isExpired(session, Date.now()) || !navigator.onLine) return;
  void nextTask().then(() => queryClient.prefetchQuery(optionsFor(session.userId)));
}
