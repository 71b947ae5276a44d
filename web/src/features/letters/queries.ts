import type {
  Letter,
  LetterPreview,
  LetterSegment,
  NewLetterRequest,
  SaveLetterRequest,
  StopLettersRequest,
} from '@hearthway/domain/letters/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

const { letters } = api.admin;
const all = () => ['letters'] as const;
const WATCH_EVERY_MS = 3_000;

const isMoving = (letter: Letter | undefined) =>
  letter?.state === 'sending' ||
  (letter?.state === 'scheduled' && Date.parse(letter.sendAt ?? '') <= Date.now());

export const letterQueries = {
  all,
  list: () =>
    queryOptions({
      queryKey: [...all(), 'list'],
      queryFn: async ({ signal }) => (await letters.$get(undefined, { init: { signal } })).json(),
      refetchInterval: ({ state }) => (state.data?.letters.some(isMoving) ? WATCH_EVERY_MS : false),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...all(), 'one', id],
      queryFn: async ({ signal }) =>
        (await letters[':id'].$get({ param: { id } }, { init: { signal } })).json(),
      refetchInterval: ({ state }) => (isMoving(state.data) ? WATCH_EVERY_MS : false),
      refetchOnWindowFocus: ({ state }) => state.data?.state !== 'draft',
      gcTime: 0,
    }),
  beforeSending: () =>
    queryOptions({
      queryKey: [...all(), 'before-sending'],
      queryFn: async ({ signal }) =>
        (await letters['before-sending'].$get(undefined, { init: { signal } })).json(),
    }),
  reach: (segment: LetterSegment) =>
    queryOptions({
      queryKey: [...all(), 'reach', segment],
      queryFn: async ({ signal }) =>
        (await letters.reach.$post({ json: { segment } }, { init: { signal } })).json(),
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    }),
  preview: (words: { subject: string; body: string }) =>
    queryOptions({
      queryKey: [...all(), 'preview', words],
      queryFn: async ({ signal }): Promise<LetterPreview> =>
        (await letters.preview.$post({ json: words }, { init: { signal } })).json(),
      placeholderData: keepPreviousData,
      gcTime: 0,
    }),
  bounced: () =>
    queryOptions({
      queryKey: [...all(), 'bounced'],
      queryFn: async ({ signal }) =>
        (await letters.bounced.$get(undefined, { init: { signal } })).json(),
    }),
};

function useLetterMutation<Input>(send: (input: Input) => Promise<Letter>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (letter) => {
      queryClient.setQueryData(letterQueries.one(letter.id).queryKey, letter);
      void queryClient.invalidateQueries({ queryKey: letterQueries.beforeSending().queryKey });
      return queryClient.invalidateQueries({ queryKey: letterQueries.list().queryKey });
    },
  });
}

export const useCreateLetter = () =>
  useLetterMutation(async (json: NewLetterRequest) => (await letters.$post({ json })).json());

export const useSaveLetter = () =>
  useLetterMutation(async ({ id, ...json }: SaveLetterRequest & { id: string }) =>
    (await letters[':id'].$put({ param: { id }, json })).json(),
  );

export const useSendLetter = (id: string) =>
  useLetterMutation(async (json: { version: number; at: string | null; despite: string[] }) =>
    (await letters[':id'].send.$post({ param: { id }, json })).json(),
  );

export const useStopLetter = (id: string) =>
  useLetterMutation(async (_: null) => (await letters[':id'].stop.$post({ param: { id } })).json());

export const useTestLetter = () =>
  useMutation({
    mutationFn: async (id: string) => (await letters[':id'].test.$post({ param: { id } })).json(),
  });

export function useDeleteLetter(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => letters[':id'].$delete({ param: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: letterQueries.list().queryKey }),
  });
}

export function useStopLetters() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: StopLettersRequest) => (await letters.unwanted.$post({ json })).json(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: all() }),
  });
}

export function useAllowLetters() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => letters.bounced[':userId'].$delete({ param: { userId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: all() }),
  });
}
