import type {
  CheckedList,
  DeskRecord,
  GivePeriodRequest,
  InviteRequest,
  ListMembersResponse,
} from '@hearthway/domain/desk-members/contract';
import type { Tier } from '@hearthway/domain/vocabulary';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { localTimeZone } from '../../lib/local-time.ts';
import { api } from '../../session/api.ts';

const all = () => ['desk-members'] as const;
const { members, invitations } = api.admin;

export const deskMembersQueries = {
  list: (search: string, tier: Tier | null) =>
    infiniteQueryOptions({
      queryKey: [...all(), 'list', search, tier],
      queryFn: async ({ pageParam, signal }): Promise<ListMembersResponse> => {
        const json = { search, tier, cursor: pageParam };
        return (await members.list.$post({ json }, { init: { signal } })).json();
      },
      initialPageParam: null as string | null,
      getNextPageParam: ({ cursor }) => cursor,
      staleTime: 30_000,
    }),
  record: (userId: string) =>
    queryOptions({
      queryKey: [...all(), 'record', userId],
      queryFn: async ({ signal }): Promise<DeskRecord> =>
        (await members[':userId'].$get({ param: { userId } }, { init: { signal } })).json(),
      // Every read is logged and shown to the member, so a record is fetched only when a colleague
      // opens it.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    }),
};

function useRecordChange<Input>(userId: string, change: (input: Input) => Promise<DeskRecord>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (record) => {
      queryClient.setQueryData(deskMembersQueries.record(userId).queryKey, record);
      return queryClient.invalidateQueries({ queryKey: [...all(), 'list'] });
    },
  });
}

export const useSaveNote = (userId: string) =>
  useRecordChange(userId, async (note: string) =>
    (await members[':userId'].note.$put({ param: { userId }, json: { note } })).json(),
  );

export const useGivePeriod = (userId: string) =>
  useRecordChange(userId, async (period: Omit<GivePeriodRequest, 'timeZone'>) => {
    const json = { ...period, timeZone: localTimeZone() };
    return (await members[':userId'].periods.$post({ param: { userId }, json })).json();
  });

export function useCloseAccount(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => {
      await members[':userId'].close.$post({ param: { userId }, json: { email } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...all(), 'list'] }),
  });
}

export function useCheckList() {
  return useMutation({
    mutationFn: async (list: string): Promise<CheckedList> =>
      (await invitations.check.$post({ json: { list } })).json(),
  });
}

export function useInvite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ list, days }: { list: string; days: number }): Promise<CheckedList> => {
      const period: InviteRequest['period'] =
        days > 0 ? { tier: 'premium', days, timeZone: localTimeZone() } : null;
      return (await invitations.$post({ json: { list, period } })).json();
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...all(), 'list'] }),
  });
}
