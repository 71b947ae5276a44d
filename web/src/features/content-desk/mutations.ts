import type { ContentState } from '@hearthway/domain/content-desk/content-state';
import type {
  DeskPage,
  NewPageRequest,
  OrderEffectResponse,
  PublishRequest,
  ReviewRequest,
  SavePageRequest,
  WorkshopOrderRequest,
} from '@hearthway/domain/content-desk/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateContent } from '../../member/content-cache.ts';
import { api } from '../../session/api.ts';
import { contentDeskQueries } from './queries.ts';

const { content } = api.admin;

export function refreshAfterSave(queryClient: QueryClient, page: DeskPage) {
  queryClient.setQueryData(contentDeskQueries.page(page.id).queryKey, page);
  for (const { queryKey } of [contentDeskQueries.list(), contentDeskQueries.versions(page.id)]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  void invalidateContent(queryClient);
}

export function useCreatePage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: NewPageRequest): Promise<DeskPage> =>
      (await content.$post({ json })).json(),
    onSuccess: (page) => refreshAfterSave(queryClient, page),
  });
}

export function useSavePage(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: SavePageRequest): Promise<DeskPage> =>
      (await content[':id'].$put({ param: { id }, json })).json(),
    onSuccess: (page) => refreshAfterSave(queryClient, page),
  });
}

export function usePublishPage(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: PublishRequest): Promise<DeskPage> =>
      (await content[':id'].publish.$post({ param: { id }, json })).json(),
    onSuccess: (page) => refreshAfterSave(queryClient, page),
  });
}

export function useWithdrawPage(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (version: number): Promise<DeskPage> =>
      (await content[':id'].withdraw.$post({ param: { id }, json: { version } })).json(),
    onSuccess: (page) => refreshAfterSave(queryClient, page),
  });
}

export function useDiscardDraft(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (version: number): Promise<DeskPage> =>
      (await content[':id'].discard.$post({ param: { id }, json: { version } })).json(),
    onSuccess: (page) => refreshAfterSave(queryClient, page),
  });
}

export function useSaveReview(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: ReviewRequest): Promise<DeskPage> =>
      (await content[':id'].review.$put({ param: { id }, json })).json(),
    onSuccess: (page) => refreshAfterSave(queryClient, page),
  });
}

export function useAnswerOffered(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: { version: number; take: boolean }): Promise<DeskPage> =>
      (await content[':id'].offered.$post({ param: { id }, json })).json(),
    onSuccess: (page) => refreshAfterSave(queryClient, page),
  });
}

export function useRestoreVersion(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ of, version }: { of: number; version: number }): Promise<DeskPage> => {
      const param = { id, version: String(of) };
      const one = content[':id'].versions[':version'];
      return (await one.restore.$post({ param, json: { version } })).json();
    },
    onSuccess: (page) => refreshAfterSave(queryClient, page),
  });
}

export function useOrderEffect() {
  return useMutation({
    mutationFn: async (ids: string[]): Promise<OrderEffectResponse> =>
      (await content['workshop-order'].effect.$post({ json: { ids } })).json(),
  });
}

export function useStateEffect(id: string) {
  return useMutation({
    mutationFn: async (state: ContentState): Promise<OrderEffectResponse> =>
      (await content[':id'].effect.$post({ param: { id }, json: { state } })).json(),
  });
}

export function useSaveOrder() {
  const queryClient = useQueryClient();
  const { queryKey } = contentDeskQueries.list();
  return useMutation({
    mutationFn: async (json: WorkshopOrderRequest) =>
      (await content['workshop-order'].$put({ json })).json(),
    onSuccess: (list) => {
      queryClient.setQueryData(queryKey, list);
      void invalidateContent(queryClient);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export const fetchPage = async (id: string): Promise<DeskPage> =>
  (await content[':id'].$get({ param: { id } })).json();
