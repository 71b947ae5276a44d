import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { setPersistedData } from '../lib/persisted-query.ts';

export interface MemberCache {
  memberId: string;
  read<Data>(query: { queryKey: QueryKey }): Data | undefined;
  put<Data>(query: { queryKey: QueryKey }, update: (before: Data | undefined) => Data): void;
}

export const createMemberCache = (queryClient: QueryClient, memberId: string): MemberCache => ({
  memberId,
  read: ({ queryKey }) => queryClient.getQueryData(queryKey),
  put({ queryKey }, update) {
    // A request that is already running would overwrite this change with old data, so it is
    // cancelled and repeated.
    const isReading = queryClient.isFetching({ queryKey }) > 0;
    if (isReading) void queryClient.cancelQueries({ queryKey });
    setPersistedData(queryClient, queryKey, update);
    if (isReading) void queryClient.invalidateQueries({ queryKey });
  },
});
