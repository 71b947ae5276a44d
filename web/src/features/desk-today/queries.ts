import type { TodayResponse } from '@hearthway/domain/desk-today/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

export const deskTodayQueries = {
  day: () =>
    queryOptions({
      queryKey: ['desk-today'],
      queryFn: async ({ signal }): Promise<TodayResponse> =>
        (await api.admin.today.$get(undefined, { init: { signal } })).json(),
      staleTime: 0,
    }),
};
