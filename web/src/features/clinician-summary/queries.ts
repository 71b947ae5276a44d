import type {
  ShareSummaryRequest,
  SummaryLinksResponse,
  SummaryRequest,
} from '@hearthway/domain/clinician-summary/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';

const links = api['clinician-summary'].links;

export const summaryQueries = {
  summary: (memberId: string, json: SummaryRequest) =>
    queryOptions({
      queryKey: ['clinician-summary', memberId, json.from, json.to, json.sections],
      queryFn: async ({ signal }) =>
        (await api['clinician-summary'].$post({ json }, { init: { signal } })).json(),
      enabled: json.sections.length > 0,
      placeholderData: (before) => before,
    }),
  links: (memberId: string) =>
    queryOptions({
      queryKey: ['summary-links', memberId],
      queryFn: async ({ signal }) => (await links.$get(undefined, { init: { signal } })).json(),
      staleTime: 0,
    }),
};

function useStoreLinks() {
  const queryClient = useQueryClient();
  const { queryKey } = summaryQueries.links(useMemberId());
  return ({ links: current }: SummaryLinksResponse) =>
    queryClient.setQueryData(queryKey, { links: current });
}

export const useShareSummary = () =>
  useMutation({
    mutationFn: async (json: ShareSummaryRequest) => (await links.$post({ json })).json(),
    onSuccess: useStoreLinks(),
    // The response contains the secret token and the code of a shared summary, which must not stay
    // in memory.
    gcTime: 0,
  });

export const useRevokeLink = () =>
  useMutation({
    mutationFn: async (id: string) => (await links[':id'].$delete({ param: { id } })).json(),
    onSuccess: useStoreLinks(),
  });
