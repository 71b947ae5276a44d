import type {
  TicksResponse,
  WorkshopListResponse,
  WorkshopResponse,
} from '@hearthway/domain/workshops/contract';
import { queryOptions } from '@tanstack/react-query';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { WORKSHOPS_KEY } from '../../member/content-cache.ts';
import { api } from '../../session/api.ts';

export const workshopQueries = {
  all: () => WORKSHOPS_KEY,
  list: () =>
    queryOptions({
      queryKey: [...workshopQueries.all(), 'list'],
      queryFn: async ({ signal }): Promise<WorkshopListResponse> => {
        const response = await api.workshops.$get(undefined, { init: { signal } });
        return response.json();
      },
    }),
  one: (slug: string) =>
    queryOptions({
      queryKey: [...workshopQueries.all(), 'one', slug],
      queryFn: async ({ signal }): Promise<WorkshopResponse> => {
        const response = await api.workshops[':slug'].$get(
          { param: { slug } },
          { init: { signal } },
        );
        return response.json();
      },
    }),
  ticks: (slug: string, memberId: string) =>
    persistedQuery<TicksResponse>({
      queryKey: ['action-ticks', slug, memberId],
      queryFn: async (signal) => {
        const response = await api.workshops[':slug'].ticks.$get(
          { param: { slug } },
          { init: { signal } },
        );
        return response.json();
      },
      staleTime: 5 * 60_000,
    }),
};
