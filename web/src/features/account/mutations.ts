import type { UpdateProfileRequest } from '@hearthway/domain/account/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQueries } from '../../member/me.ts';
import { api, apiFetch } from '../../session/api.ts';
import { accountQueries } from './queries.ts';

export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: UpdateProfileRequest) =>
      (await api.account.profile.$put({ json })).json(),
    onSuccess: (profile) => {
      queryClient.setQueryData(accountQueries.profile().queryKey, profile);
      // The greeting is part of it.
      return queryClient.invalidateQueries({ queryKey: meQueries.all() });
    },
  });
}

/** The switch moves at once, and back when the server does not follow. */
export function useSetConsent() {
  const queryClient = useQueryClient();
  const { queryKey } = accountQueries.consent();
  return useMutation({
    mutationFn: async (granted: boolean) =>
      (await api.account.consent.$put({ json: { granted } })).json(),
    onMutate: async (granted) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (consent) => consent && { ...consent, granted });
      return { before };
    },
    onError: (_error, _granted, context) => queryClient.setQueryData(queryKey, context?.before),
    onSuccess: (consent) => {
      queryClient.setQueryData(queryKey, consent);
      // Nudges and offers are chosen anew; only what this page shows is known to be right.
      return queryClient.invalidateQueries({
        predicate: (query) => query.queryKey[0] !== accountQueries.all()[0],
      });
    },
  });
}

export function usePauseNudges() {
  const queryClient = useQueryClient();
  const { queryKey } = accountQueries.nudgePause();
  return useMutation({
    mutationFn: async (paused: boolean) =>
      (await api.account['nudge-pause'].$put({ json: { paused } })).json(),
    onSuccess: (pause) => {
      queryClient.setQueryData(queryKey, pause);
      return queryClient.invalidateQueries({
        predicate: (query) => query.queryKey[0] !== accountQueries.all()[0],
      });
    },
  });
}

/** Everything that chooses nudges is asked again: one may be there to be shown. */
export function useResetNudges() {
  const queryClient = useQueryClient();
  const { queryKey } = accountQueries.nudgePause();
  return useMutation({
    mutationFn: async () => (await api.account['nudge-reset'].$post()).json(),
    onSuccess: (pause) => {
      queryClient.setQueryData(queryKey, pause);
      return queryClient.invalidateQueries({
        predicate: (query) => query.queryKey[0] !== accountQueries.all()[0],
      });
    },
  });
}

/** The archive, as a file the browser can save. */
export function useExportData() {
  return useMutation({
    mutationFn: async () => {
      const response = await apiFetch('/api/account/export');
      const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
      return { blob: await response.blob(), name: named?.[1] ?? 'my-data.zip' };
    },
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: async (password: string) => {
      await api.account.delete.$post({ json: { password } });
    },
  });
}
