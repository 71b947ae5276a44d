import type { TodayResponse } from '@hearthway/domain/desk-today/contract';
import { queryOptions } from '@tanstack/react-query';
import { localTimeZone } from '../../lib/local-time.ts';
import { api } from '../../session/api.ts';

export const deskTodayQueries = {
  day: () =>
    queryOptions({
      queryKey: ['desk-today'],
      queryFn: async ({ signal }): Promise<TodayResponse> => {
        const query = { timeZone: localTimeZone() };
        return (await api.admin.today.$get({ query }, { init: { signal } })).json();
      },
      staleTime: 0,
    }),
};
