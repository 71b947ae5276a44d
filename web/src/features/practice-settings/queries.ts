import type { SaveSettingRequest } from '@hearthway/domain/practice-settings/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/**
 * `words` are the texts that members read, which editors may change. `practice` is data about the
 * practice, which only the inner circle may change.
 */
export type SettingsDesk = 'words' | 'practice';

export const settingsQueries = {
  list: (desk: SettingsDesk) =>
    queryOptions({
      queryKey: ['practice-settings', desk, 'list'],
      queryFn: async ({ signal }) =>
        (await api.admin[desk].$get(undefined, { init: { signal } })).json(),
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
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
