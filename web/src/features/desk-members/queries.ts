import type {
  CheckedList,
  DeskRecord,
  ExportedMember,
  GivePeriodRequest,
  InviteRequest,
  ListMembersResponse,
  MemberSort,
  SetMembershipRequest,
} from '@hearthway/domain/desk-members/contract';
import type { ParsedList } from '@hearthway/domain/desk-members/invitation-list';
import { MAX_SENT_AT_ONCE } from '@hearthway/domain/desk-members/limits';
import { isRefundPending } from '@hearthway/domain/desk-members/payment-words';
import type { RefundRequest } from '@hearthway/domain/payments/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsInnerCircle } from '../../desk/queries.ts';
import { localTimeZone } from '../../lib/local-time.ts';
import { api } from '../../session/api.ts';
import type { ListFilters } from './list-filters.ts';
import { sendInParts } from './send-in-parts.ts';

const all = () => ['desk-members'] as const;
const { members, invitations } = api.admin;

export const deskMembersQueries = {
  list: (search: string, filters: ListFilters, sort: MemberSort | null) =>
    infiniteQueryOptions({
      queryKey: [...all(), 'list', search, filters, sort],
      queryFn: async ({ pageParam, signal }): Promise<ListMembersResponse> => {
        const json = { search, ...filters, sort, cursor: pageParam };
        return (await members.list.$post({ json }, { init: { signal } })).json();
      },
      initialPageParam: null as string | null,
      getNextPageParam: ({ cursor }) => cursor,
      staleTime: 30_000,
      placeholderData: keepPreviousData,
    }),
  record: (userId: string) =>
    queryOptions({
      queryKey: [...all(), 'record', userId],
      queryFn: async ({ signal }): Promise<DeskRecord> =>
        (await members[':userId'].$get({ param: { userId } }, { init: { signal } })).json(),
      // Every read of a member's record is logged and shown to that member. So the record is read
      // only when a colleague opens it and never refreshed in the background.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    }),
  refundable: (userId: string) =>
    queryOptions({
      queryKey: [...all(), 'refundable', userId],
      queryFn: async ({ signal }) =>
        (await members[':userId'].refund.$get({ param: { userId } }, { init: { signal } })).json(),
      // The payment is never cached, because the question about a refund must show the current
      // amount.
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
};

function useRecordChange<Input>(userId: string, change: (input: Input) => Promise<DeskRecord>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Offline, a save fails at once instead of waiting unseen.
    networkMode: 'always',
    onSuccess: (record) => {
      queryClient.setQueryData(deskMembersQueries.record(userId).queryKey, record);
      return queryClient.invalidateQueries({ queryKey: [...all(), 'list'] });
    },
  });
}

export function useRefund(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: RefundRequest) => {
      await members[':userId'].refund.$post({ param: { userId }, json });
    },
    onSuccess: async () => {
      const { queryKey } = deskMembersQueries.refundable(userId);
      await queryClient.invalidateQueries({ queryKey: deskMembersQueries.record(userId).queryKey });
      queryClient.setQueryData(queryKey, (known) => known && { ...known, payment: null });
    },
    onError: () =>
      queryClient.invalidateQueries({ queryKey: deskMembersQueries.refundable(userId).queryKey }),
  });
}

/** Stripe usually confirms within seconds. After two minutes, the page asks less often. */
const ASK_EVERY_MS = 3_000;
const OFTEN_ASKED = 40;
const ASK_LATER_MS = 30_000;

/**
 * Returns true while the page waits for Stripe to report a refund, which usually takes seconds. If
 * the payment can still be refunded, Stripe has refused or was not reached, so the page stops
 * waiting.
 */
export function useAwaitRefund(record: DeskRecord): boolean {
  const { userId, paymentStatus } = record;
  const queryClient = useQueryClient();
  const isInnerCircle = useIsInnerCircle();
  const isAsked = isRefundPending(record) && paymentStatus !== 'refunded';
  const { data } = useQuery({
    ...deskMembersQueries.refundable(userId),
    enabled: isAsked && isInnerCircle,
    refetchInterval: ({ state }) => {
      if (state.data?.payment) return false;
      return state.dataUpdateCount < OFTEN_ASKED ? ASK_EVERY_MS : ASK_LATER_MS;
    },
  });
  const isWaiting = isAsked && !data?.payment;
  const isRefunded = isWaiting && data?.status === 'refunded';
  useEffect(() => {
    if (!isRefunded) return;
    const { queryKey } = deskMembersQueries.record(userId);
    void queryClient.invalidateQueries({ queryKey });
  }, [isRefunded, queryClient, userId]);
  return isWaiting;
}

export const useSaveNote = (userId: string) =>
  useRecordChange(userId, async (note: string) =>
    (await members[':userId'].note.$put({ param: { userId }, json: { note } })).json(),
  );

export function useMarkRequestDone(userId: string) {
  return useRecordChange(userId, async () =>
    (await members[':userId'].request.done.$post({ param: { userId } })).json(),
  );
}

export const useSetMembership = (userId: string) =>
  useRecordChange(userId, async (membership: Omit<SetMembershipRequest, 'timeZone'>) => {
    const json = { ...membership, timeZone: localTimeZone() };
    return (await members[':userId'].membership.$put({ param: { userId }, json })).json();
  });

export const useInviteAgain = (record: DeskRecord) =>
  useRecordChange(record.userId, async (): Promise<DeskRecord> => {
    await members[':userId'].invitation.$post({ param: { userId: record.userId } });
    return { ...record, isInvited: true, isHeld: false, invitedAt: new Date().toISOString() };
  });

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

export const useExportMembers = () =>
  useMutation({
    mutationFn: async (
      filters: ListFilters & { userIds?: string[] },
    ): Promise<ExportedMember[]> => {
      const all: ExportedMember[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const json = { ...filters, cursor: cursor ?? null };
        const page = await (await members.export.$post({ json })).json();
        all.push(...page.members);
        cursor = page.cursor;
      }
      return all;
    },
  });

export function useCheckList() {
  return useMutation({
    mutationFn: (list: ParsedList): Promise<CheckedList> =>
      sendInParts(list, async (part) =>
        (await invitations.check.$post({ json: { list: part } })).json(),
      ),
  });
}

interface ImportInput {
  list: ParsedList;
  days: number;
  mailsNow: boolean;
}

export function useInvite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ list, days, mailsNow }: ImportInput): Promise<CheckedList> => {
      const timeZone = localTimeZone();
      const period: InviteRequest['period'] = days > 0 ? { tier: 'premium', days, timeZone } : null;
      return sendInParts(list, async (part) =>
        (await invitations.$post({ json: { list: part, period, timeZone, mailsNow } })).json(),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...all(), 'list'] }),
  });
}

export function useSendInvitations() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (userIds: string[]): Promise<number> => {
      let invited = 0;
      for (let at = 0; at < userIds.length; at += MAX_SENT_AT_ONCE) {
        const json = { userIds: userIds.slice(at, at + MAX_SENT_AT_ONCE) };
        invited += (await (await invitations.send.$post({ json })).json()).invited;
      }
      return invited;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...all(), 'list'] }),
  });
}
