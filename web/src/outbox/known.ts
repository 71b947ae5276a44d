import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keepAnswer } from '../lib/kept.ts';

/** What this browser knows of one member, for writes to bring up to date. */
export interface Known {
  memberId: string;
  read<Data>(query: { queryKey: QueryKey }): Data | undefined;
  put<Data>(query: { queryKey: QueryKey }, update: (before: Data | undefined) => Data): void;
}

export const knownOf = (queryClient: QueryClient, memberId: string): Known => ({
  memberId,
  read: ({ queryKey }) => queryClient.getQueryData(queryKey),
  put({ queryKey }, update) {
    // A read that set out before this write would bring the old value back.
    const isReading = queryClient.isFetching({ queryKey }) > 0;
    if (isReading) void queryClient.cancelQueries({ queryKey });
    keepAnswer(queryClient, queryKey, update);
    if (isReading) void queryClient.invalidateQueries({ queryKey });
  },
});
