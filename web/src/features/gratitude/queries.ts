import type {
  GratitudeHistoryResponse,
  GratitudeResponse,
} from '@hearthway/domain/gratitude/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { localDay } from '../../lib/local-time.ts';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

export const gratitudeQueries = {
  today: (memberId: string) =>
    persistedQuery<GratitudeResponse>({
      queryKey: ['gratitude', memberId],
      queryFn: async (signal) =>
        (await api.gratitude.$get({ query: { date: localDay() } }, { init: { signal } })).json(),
      staleTime: 5 * 60_000,
    }),
  past: () => ['gratitude-past'] as const,
  lookBack: (memberId: string) =>
    infiniteQueryOptions({
      queryKey: [...gratitudeQueries.past(), memberId],
      queryFn: async ({ pageParam, signal }): Promise<GratitudeHistoryResponse> => {
        const query = pageParam ? { before: pageParam } : {};
        return (await api.gratitude.days.$get({ query }, { init: { signal } })).json();
      },
      initialPageParam: '',
      getNextPageParam: ({ nextBefore }) => nextBefore,
      staleTime: 5 * 60_000,
    }),
};
