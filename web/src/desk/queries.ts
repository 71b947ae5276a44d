import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { api } from '../session/api.ts';

export const deskQueries = {
  access: () =>
    queryOptions({
      queryKey: ['desk', 'access'],
      queryFn: async ({ signal }): Promise<DeskAccessResponse | null> => {
        try {
          return await (await api.admin.access.$get(undefined, { init: { signal } })).json();
        } catch (error) {
          if (error instanceof ApiError && error.status === 403) return null;
          throw error;
        }
      },
      staleTime: 0,
    }),
};

export const useIsInnerCircle = (): boolean =>
  useQuery({ ...deskQueries.access(), staleTime: Number.POSITIVE_INFINITY }).data?.isInnerCircle ??
  false;
