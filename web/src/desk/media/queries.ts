import type { MediaItem } from '@hearthway/domain/media/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

const { media } = api.admin;

export const mediaQueries = {
  list: () =>
    queryOptions({
      queryKey: ['media', 'list'],
      queryFn: async ({ signal }) => (await media.$get(undefined, { init: { signal } })).json(),
      staleTime: 0,
    }),
};

function useMediaChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: mediaQueries.list().queryKey }),
  });
}

export const useDescribeMedia = () =>
  useMediaChange(
    async ({ id, alt }: { id: string; alt: string }): Promise<MediaItem> =>
      (await media[':id'].$put({ param: { id }, json: { alt } })).json(),
  );

export const useDeleteMedia = () =>
  useMediaChange(async (id: string) => {
    await media[':id'].$delete({ param: { id } });
  });
