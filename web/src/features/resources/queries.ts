import type {
  ReadingMarksResponse,
  ResourceListResponse,
  ResourceResponse,
} from '@hearthway/domain/resources/contract';
import type { LaneFilter } from '@hearthway/domain/resources/search';
import type { SearchIndexResponse } from '@hearthway/domain/search/contract';
import type { Lane } from '@hearthway/domain/vocabulary';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { RESOURCES_KEY } from '../../member/content-cache.ts';
import { api } from '../../session/api.ts';

const FRESH_MS = 5 * 60_000;

export interface LibrarySearch {
  q: string;
  lane: LaneFilter;
  saved: boolean;
}

interface PageRequest extends LibrarySearch {
  cursor?: string;
}

async function readPage(
  { saved, ...request }: PageRequest,
  signal: AbortSignal,
): Promise<ResourceListResponse> {
  const query = { ...request, ...(saved && { saved: 'true' }) };
  const response = await api.resources.$get({ query }, { init: { signal } });
  return response.json();
}

export const resourceQueries = {
  all: () => RESOURCES_KEY,
  searches: () => [...resourceQueries.all(), 'search'] as const,
  search: (search: LibrarySearch) =>
    infiniteQueryOptions({
      queryKey: [...resourceQueries.searches(), search],
      queryFn: ({ pageParam, signal }) =>
        readPage(pageParam ? { ...search, cursor: pageParam } : search, signal),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      staleTime: FRESH_MS,
    }),
  lane: (lane: Lane) =>
    queryOptions({
      queryKey: [...resourceQueries.all(), 'lane', lane],
      queryFn: async ({ signal }) =>
        (await readPage({ q: '', lane, saved: false }, signal)).resources,
      staleTime: FRESH_MS,
    }),
  one: (slug: string) =>
    queryOptions({
      queryKey: [...resourceQueries.all(), 'one', slug],
      queryFn: async ({ signal }): Promise<ResourceResponse> => {
        const response = await api.resources[':slug'].$get(
          { param: { slug } },
          { init: { signal } },
        );
        return response.json();
      },
      staleTime: FRESH_MS,
    }),
  index: (memberId: string) =>
    persistedQuery<SearchIndexResponse>({
      queryKey: ['library-index', memberId],
      queryFn: async (signal) => (await api.search.pages.$get({}, { init: { signal } })).json(),
      staleTime: 60 * 60_000,
    }),
  marks: (memberId: string) =>
    persistedQuery<ReadingMarksResponse>({
      queryKey: ['reading-marks', memberId],
      queryFn: async (signal) => (await api['reading-marks'].$get({}, { init: { signal } })).json(),
      staleTime: FRESH_MS,
    }),
};
