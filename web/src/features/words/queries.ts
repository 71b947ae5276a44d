import type { SaveWordRequest } from '@hearthway/domain/words/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

export const wordsQueries = {
  list: () =>
    queryOptions({
      queryKey: ['words', 'list'],
      queryFn: async ({ signal }) =>
        (await api.admin.words.$get(undefined, { init: { signal } })).json(),
    }),
};

export function useSaveWord() {
  const queryClient = useQueryClient();
  const { queryKey } = wordsQueries.list();
  return useMutation({
    mutationFn: async (json: SaveWordRequest) => (await api.admin.words.$put({ json })).json(),
    onSuccess: (list) => queryClient.setQueryData(queryKey, list),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
