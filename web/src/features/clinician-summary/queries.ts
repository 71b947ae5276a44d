import { addDays } from '@hearthway/domain/calendar';
import type {
  ClinicianSummary,
  ShareSummaryRequest,
  SummaryLinksResponse,
} from '@hearthway/domain/clinician-summary/contract';
import {
  SENSITIVE_SECTIONS,
  SUMMARY_SECTIONS,
  type SummarySection,
} from '@hearthway/domain/clinician-summary/sections';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { localDay } from '../../lib/local-time.ts';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';

const links = api['clinician-summary'].links;

export const LONGEST_PERIOD = 180;

export const summaryQueries = {
  /**
   * Loads the longest period and all other sections in advance, so that most choices of the member
   * need no further request.
   */
  longest: (memberId: string, chosen: readonly SummarySection[]) => {
    const sections = SUMMARY_SECTIONS.filter(
      (section) => chosen.includes(section) || !SENSITIVE_SECTIONS.includes(section),
    );
    return persistedQuery<ClinicianSummary>({
      queryKey: ['clinician-summary', memberId, sections],
      queryFn: async (signal) => {
        const today = localDay();
        const json = { today, from: addDays(today, 1 - LONGEST_PERIOD), to: today, sections };
        return (await api['clinician-summary'].$post({ json }, { init: { signal } })).json();
      },
      staleTime: 0,
    });
  },
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
