import type { WorkshopListResponse, WorkshopResponse } from '@hearthway/domain/workshops/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

export const workshopQueries = {
  all: () => ['workshops'] as const,
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
};
