import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

export const ownPayments = queryOptions({
  queryKey: ['payments'],
  queryFn: async ({ signal }) => (await api.payments.$get(undefined, { init: { signal } })).json(),
  staleTime: 0,
});
