import type { SaveWordRequest } from '@hearthway/domain/words/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** The two desks that choose words: editors what members read, the inner circle what the practice is. */
export type WordsDesk = 'words' | 'practice';

export const wordsQueries = {
  list: (desk: WordsDesk) =>
    queryOptions({
      queryKey: ['words', desk, 'list'],
      queryFn: async ({ signal }) =>
        (await api.admin[desk].$get(undefined, { init: { signal } })).json(),
    }),
  history: (desk: WordsDesk, key: string) =>
    queryOptions({
      queryKey: ['words', desk, 'history', key],
      queryFn: async ({ signal }) =>
        (await api.admin[desk].history.$get({ query: { key } }, { init: { signal } })).json(),
    }),
};

export function useSaveWord(desk: WordsDesk) {
  const queryClient = useQueryClient();
  const { queryKey } = wordsQueries.list(desk);
  return useMutation({
    mutationFn: async (json: SaveWordRequest) => (await api.admin[desk].$put({ json })).json(),
    onSuccess: (list, { key }) => {
      queryClient.setQueryData(queryKey, list);
      void queryClient.invalidateQueries({ queryKey: wordsQueries.history(desk, key).queryKey });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
