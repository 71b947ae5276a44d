import type { FocusResponse } from '@hearthway/domain/focus/contract';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

export const focusQueries = {
  saved: (memberId: string) =>
    persistedQuery<FocusResponse>({
      queryKey: ['focus', memberId],
      queryFn: async (signal) => (await api.focus.$get({}, { init: { signal } })).json(),
      staleTime: 5 * 60_000,
    }),
};
