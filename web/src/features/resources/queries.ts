import type { ResourceListResponse, ResourceResponse } from '@hearthway/domain/resources/contract';
import type { LaneFilter } from '@hearthway/domain/resources/search';
import type { Lane } from '@hearthway/domain/vocabulary';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

const FRESH_MS = 5 * 60_000;

export interface LibrarySearch {
  q: string;
  lane: LaneFilter;
}

interface PageRequest extends LibrarySearch {
  cursor?: string;
}

async function readPage(query: PageRequest, signal: AbortSignal): Promise<ResourceListResponse> {
  const response = await api.resources.$get({ query }, { init: { signal } });
  return response.json();
}

export const resourceQueries = {
  all: () => ['resources'] as const,
  /** What is found so far stays on the page while the next answer is on its way. */
  search: (search: LibrarySearch) =>
    infiniteQueryOptions({
      queryKey: [...resourceQueries.all(), 'search', search],
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
      queryFn: async ({ signal }) => (await readPage({ q: '', lane }, signal)).resources,
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
};
