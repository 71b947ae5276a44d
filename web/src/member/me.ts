import type { MeResponse } from '@hearthway/domain/account/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { rememberFirstName } from './first-name.ts';
import { useStoredSession } from './session-store.ts';

export type Membership = MeResponse['membership'];

const FREE: Membership = {
  tier: 'free',
  premiumStartedAt: null,
  premiumExpiresAt: null,
  isPremium: false,
  isPremiumActive: false,
  remainingDays: null,
};

export const meQueries = {
  all: () => ['me'] as const,
  /** Keyed by the member, so that nobody is ever greeted by another's name. */
  of: (userId: string) =>
    queryOptions({
      queryKey: [...meQueries.all(), userId],
      queryFn: async ({ signal }): Promise<MeResponse> => {
        const response = await api.account.me.$get(undefined, { init: { signal } });
        const me = await response.json();
        rememberFirstName(userId, me.firstName);
        return me;
      },
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      // The guard asks again in its own rhythm, and wants to hear of a failure at once.
      retry: false,
      networkMode: 'always',
    }),
};

export function useMe() {
  const { session } = useStoredSession();
  return useQuery({ ...meQueries.of(session?.userId ?? ''), enabled: session !== null });
}

/** Free on any error, and for visitors: what is locked by mistake can be opened by a reload. */
export function useMembership(): Membership {
  return useMe().data?.membership ?? FREE;
}
