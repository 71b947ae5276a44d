import type { MemberRecord } from '@hearthway/domain/admin-memberships/contract';
import type { Tier } from '@hearthway/domain/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { localTimeZone } from '../../lib/local-time.ts';
import { meQueries } from '../../member/me.ts';
import { api } from '../../session/api.ts';

/**
 * Every look at a member's record is logged. React Query may repeat a query by itself, so this is a
 * mutation.
 */
export function useLookUpMember() {
  return useMutation({
    mutationFn: async (email: string): Promise<MemberRecord> =>
      (await api.admin.memberships.lookup.$post({ json: { email } })).json(),
  });
}

export function useSetTier(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (tier: Tier): Promise<MemberRecord> => {
      const json = { tier, timeZone: localTimeZone() };
      return (await api.admin.memberships[':userId'].tier.$put({ param: { userId }, json })).json();
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meQueries.all() }),
  });
}

export function useSetExpiry(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (expiresOn: string): Promise<MemberRecord> => {
      const json = { expiresOn, timeZone: localTimeZone() };
      return (
        await api.admin.memberships[':userId'].expiry.$put({ param: { userId }, json })
      ).json();
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meQueries.all() }),
  });
}
