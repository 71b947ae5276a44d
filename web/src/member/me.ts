import type { MeResponse } from '@hearthway/domain/account/contract';
import { membershipSummary } from '@hearthway/domain/membership/summary';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createAtom, useSelector } from '@tanstack/react-store';
import { ApiError } from '../lib/api-error.ts';
import { DAY_START_KEY } from '../lib/day-start-key.ts';
import { persist, readPersisted } from '../lib/persisted-query.ts';
import { api } from '../session/api.ts';
import { useStoredSession } from '../session/session.ts';
import { rememberedFirstName, rememberFirstName } from './first-name.ts';

export type Membership = MeResponse['membership'];

const FREE: Membership = {
  tier: 'free',
  premiumStartedAt: null,
  premiumExpiresAt: null,
  isPremium: false,
  isPremiumActive: false,
  remainingDays: null,
};

/**
 * React Query clears its error on every retry, and offline it retries every few seconds. Without
 * this separate flag, Premium content would appear and disappear.
 */
const isUnreachable = createAtom(false);

export const meQueries = {
  all: () => ['me'] as const,
  /** Keyed by the member, so that nobody is ever greeted by another's name. */
  forMember: (userId: string) =>
    queryOptions({
      queryKey: [...meQueries.all(), userId],
      queryFn: async ({ signal }): Promise<MeResponse> => {
        const me = await fetchMe(signal);
        rememberFirstName(userId, me.firstName);
        persist(['membership', userId], me.membership);
        persist(DAY_START_KEY, me.dayStart);
        return me;
      },
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      // The session guard retries by itself, so this query must report a failure immediately.
      retry: false,
      networkMode: 'always',
    }),
};

async function fetchMe(signal: AbortSignal): Promise<MeResponse> {
  try {
    const response = await api.account.me.$get(undefined, { init: { signal } });
    return await response.json();
  } catch (error) {
    if (!signal.aborted) isUnreachable.set(error instanceof ApiError && error.status === 0);
    throw error;
  }
}

export function useMe() {
  const { session } = useStoredSession();
  return useQuery({ ...meQueries.forMember(session?.userId ?? ''), enabled: session !== null });
}

export function useFirstName(): string | null {
  const { session } = useStoredSession();
  const me = useMe();
  if (!session) return null;
  return me.data?.firstName ?? rememberedFirstName(session.userId);
}

/**
 * Visitors, and members whose request failed, count as free. Offline, the last known membership
 * counts until it expires.
 */
export function useMembership(): Membership {
  const { session } = useStoredSession();
  const { data } = useMe();
  const isServerUnreachable = useSelector(isUnreachable);
  if (data) return data.membership;
  return (session && isServerUnreachable && readStoredMembership(session.userId)) || FREE;
}

/**
 * False until the first response or failure, so that no Premium member is treated as free by
 * mistake.
 */
export function useIsMembershipKnown(): boolean {
  return useMe().isFetched;
}

function readStoredMembership(userId: string): Membership | null {
  const stored = readPersisted<Membership>(['membership', userId])?.data;
  if (!stored) return null;
  const { tier, premiumExpiresAt: expires } = stored;
  const premiumExpiresAt = expires ? new Date(expires) : null;
  const record = { tier, premiumStartedAt: null, premiumExpiresAt };
  return { ...stored, isPremiumActive: membershipSummary(record, new Date()).isPremiumActive };
}
