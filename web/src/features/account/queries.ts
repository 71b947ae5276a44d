import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

const all = () => ['account'] as const;

export const accountQueries = {
  all,
  profile: () =>
    queryOptions({
      queryKey: [...all(), 'profile'],
      queryFn: async ({ signal }) =>
        (await api.account.profile.$get(undefined, { init: { signal } })).json(),
      staleTime: 0,
    }),
  consent: () =>
    queryOptions({
      queryKey: [...all(), 'consent'],
      queryFn: async ({ signal }) =>
        (await api.account.consent.$get(undefined, { init: { signal } })).json(),
    }),
  wantedLetters: () =>
    queryOptions({
      queryKey: [...all(), 'letters'],
      queryFn: async ({ signal }) =>
        (await api.account.letters.$get(undefined, { init: { signal } })).json(),
      staleTime: 0,
    }),
  sessions: () =>
    queryOptions({
      queryKey: [...all(), 'sessions'],
      queryFn: async ({ signal }) =>
        (await api.account.sessions.$get(undefined, { init: { signal } })).json(),
      staleTime: 0,
    }),
  dataExport: () =>
    queryOptions({
      queryKey: [...all(), 'data-export'],
      queryFn: async ({ signal }) =>
        (await api.account.export.$get(undefined, { init: { signal } })).json(),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? 2_000 : false),
    }),
  auditTrail: () =>
    queryOptions({
      queryKey: [...all(), 'audit-trail'],
      queryFn: async ({ signal }) =>
        (await api.account['audit-trail'].$get(undefined, { init: { signal } })).json(),
      staleTime: 0,
    }),
  nudgePause: () =>
    queryOptions({
      queryKey: [...all(), 'nudge-pause'],
      queryFn: async ({ signal }) =>
        (await api.account['nudge-pause'].$get(undefined, { init: { signal } })).json(),
    }),
};
