import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** How the member's own paying stands. */
export const ownPayments = queryOptions({
  queryKey: ['payments'],
  queryFn: async ({ signal }) => (await api.payments.$get(undefined, { init: { signal } })).json(),
  staleTime: 0,
});
