import type {
  SaveSettingRequest,
  SetPlanPriceRequest,
} from '@hearthway/domain/practice-settings/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

export type SettingsDesk = 'words' | 'practice';

export const settingsQueries = {
  list: (desk: SettingsDesk) =>
    queryOptions({
      queryKey: ['practice-settings', desk, 'list'],
      queryFn: async ({ signal }) =>
        (await api.admin[desk].$get(undefined, { init: { signal } })).json(),
    }),
  prices: () =>
    queryOptions({
      queryKey: ['practice-settings', 'prices'],
      queryFn: async ({ signal }) =>
        (await api.admin.practice.prices.$get(undefined, { init: { signal } })).json(),
      staleTime: 60_000,
      retry: false,
    }),
  history: (desk: SettingsDesk, key: string) =>
    queryOptions({
      queryKey: ['practice-settings', desk, 'history', key],
      queryFn: async ({ signal }) =>
        (await api.admin[desk].history.$get({ query: { key } }, { init: { signal } })).json(),
    }),
};

export function useSaveSetting(desk: SettingsDesk) {
  const queryClient = useQueryClient();
  const { queryKey } = settingsQueries.list(desk);
  return useMutation({
    mutationFn: async (json: SaveSettingRequest) => (await api.admin[desk].$put({ json })).json(),
    onSuccess: (list, { key }) => {
      queryClient.setQueryData(queryKey, list);
      void queryClient.invalidateQueries({ queryKey: settingsQueries.history(desk, key).queryKey });
      void queryClient.invalidateQueries({ queryKey: settingsQueries.prices().queryKey });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useSetPlanPrice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: SetPlanPriceRequest) =>
      (await api.admin.practice.prices.$post({ json })).json(),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['practice-settings'] });
    },
  });
}
