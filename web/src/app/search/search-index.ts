import type { SearchIndexResponse } from '@hearthway/domain/search/contract';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

export const searchIndexQuery = (memberId: string) =>
  persistedQuery<SearchIndexResponse>({
    queryKey: ['search-index', memberId],
    queryFn: async (signal) => (await api.search.pages.$get({}, { init: { signal } })).json(),
    staleTime: 60 * 60_000,
  });
