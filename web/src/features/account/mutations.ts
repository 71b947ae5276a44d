import { OWN_DATA_TEXT } from '@hearthway/domain/account/messages';
import type { UpdateProfileRequest } from '@hearthway/domain/account/profile';
import { CONSENT_TEXT } from '@hearthway/domain/consent/messages';
import type { DayStart } from '@hearthway/domain/day-start/day-start';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dayStart } from '../../lib/day-start.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { meQueries } from '../../member/me.ts';
import { api, apiFetch } from '../../session/api.ts';
import { toast } from '../../ui/toast.ts';
import { accountQueries } from './queries.ts';
import { needsReauthentication } from './two-step-requests.ts';

export const toastError = (fallback: string) => (error: Error) =>
  void toast.error(errorMessage(error, fallback));

const NOT_SAVED = 'We couldn’t save your choice. Please try again.';

export function useSaveProfile({ onError }: { onError?: (error: Error) => void } = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: UpdateProfileRequest) =>
      (await api.account.profile.$put({ json })).json(),
    onSuccess: (profile) => {
      queryClient.setQueryData(accountQueries.profile().queryKey, profile);
      return queryClient.invalidateQueries({ queryKey: meQueries.all() });
    },
    onError,
  });
}

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
    onError: (_error, _granted, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      toast.error(CONSENT_TEXT.failed);
    },
    onSuccess: (consent) => {
      queryClient.setQueryData(queryKey, consent);
      // A member's consent decides which nudges and offers they get, so everything outside the
      // account page is refetched.
      return queryClient.invalidateQueries({
        predicate: (query) => query.queryKey[0] !== accountQueries.all()[0],
      });
    },
  });
}

export function useSetWantedLetters() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: boolean) =>
      (await api.account.letters.$put({ json: { wanted } })).json(),
    onSuccess: (saved) =>
      void queryClient.setQueryData(accountQueries.wantedLetters().queryKey, saved),
    onError: toastError(NOT_SAVED),
  });
}

export function useSaveDayStart() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'day-start' },
    mutationFn: async (hour: DayStart) =>
      (await api.account['day-start'].$put({ json: { dayStart: hour } })).json(),
    onSuccess: (saved) => {
      dayStart.set(saved.dayStart);
      return queryClient.invalidateQueries({
        predicate: (query) => query.queryKey[0] !== accountQueries.all()[0],
      });
    },
    onError: toastError(NOT_SAVED),
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
    onError: toastError(NOT_SAVED),
  });
}

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
    onError: toastError(NOT_SAVED),
  });
}

export function usePrepareExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.account.export.$post()).json(),
    onSuccess: (status) => queryClient.setQueryData(accountQueries.dataExport().queryKey, status),
    onError: toastUnlessProofNeeded(OWN_DATA_TEXT.exportFailed),
  });
}

export function useDownloadExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const response = await apiFetch('/api/account/export/file');
      const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
      return { blob: await response.blob(), name: named?.[1] ?? 'my-data.zip' };
    },
    onError: (error) => {
      toastUnlessProofNeeded(OWN_DATA_TEXT.downloadFailed)(error);
      return queryClient.invalidateQueries(accountQueries.dataExport());
    },
  });
}

const toastUnlessProofNeeded = (fallback: string) => (error: Error) => {
  if (!needsReauthentication(error)) toastError(fallback)(error);
};

export function useDeleteAccount() {
  return useMutation({
    mutationFn: async (password: string) => {
      await api.account.delete.$post({ json: { password } });
    },
  });
}
