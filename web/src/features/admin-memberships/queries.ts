import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { api } from '../../session/api.ts';

const all = () => ['admin-memberships'] as const;

export const adminMembershipQueries = {
  all,
  access: () =>
    queryOptions({
      queryKey: [...all(), 'access'],
      queryFn: async ({ signal }) => {
        try {
          const { access } = api.admin.memberships;
          return await (await access.$get(undefined, { init: { signal } })).json();
        } catch (error) {
          if (error instanceof ApiError && error.code === 'front_desk_required') return null;
          throw error;
        }
      },
      staleTime: 0,
    }),
};
