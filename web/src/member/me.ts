import type { MeResponse } from '@hearthway/domain/account/contract';
import { membershipSummary } from '@hearthway/domain/membership/summary';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createAtom, useSelector } from '@tanstack/react-store';
import { ApiError } from '../lib/api-error.ts';
import { keep, readKept } from '../lib/kept.ts';
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
 * Whether nobody answered the last time. A query forgets its error while it asks again, and without a
 * network the guard asks every few seconds: what is open must not close at each of them.
 */
const unanswered = createAtom(false);

export const meQueries = {
  all: () => ['me'] as const,
  /** Keyed by the member, so that nobody is ever greeted by another's name. */
  of: (userId: string) =>
    queryOptions({
      queryKey: [...meQueries.all(), userId],
      queryFn: async ({ signal }): Promise<MeResponse> => {
        const me = await askWhoThisIs(signal);
        rememberFirstName(userId, me.firstName);
        keep(['membership', userId], me.membership);
        return me;
      },
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      // The guard asks again in its own rhythm, and wants to hear of a failure at once.
      retry: false,
      networkMode: 'always',
    }),
};

async function askWhoThisIs(signal: AbortSignal): Promise<MeResponse> {
  try {
    const response = await api.account.me.$get(undefined, { init: { signal } });
    return await response.json();
  } catch (error) {
    if (!signal.aborted) unanswered.set(error instanceof ApiError && error.status === 0);
    throw error;
  }
}

export function useMe() {
  const { session } = useStoredSession();
  return useQuery({ ...meQueries.of(session?.userId ?? ''), enabled: session !== null });
}

/** Whom to greet: as this browser last heard it, so that nothing has to be waited for. */
export function useFirstName(): string | null {
  const { session } = useStoredSession();
  const me = useMe();
  if (!session) return null;
  return me.data?.firstName ?? rememberedFirstName(session.userId);
}

/**
 * Free on any error, and for visitors: what is locked by mistake can be opened by a reload. Where
 * nobody answered at all, what was last heard counts, for as long as it ran.
 */
export function useMembership(): Membership {
  const { session } = useStoredSession();
  const { data } = useMe();
  const isUnanswered = useSelector(unanswered);
  if (data) return data.membership;
  return (session && isUnanswered && keptMembership(session.userId)) || FREE;
}

function keptMembership(userId: string): Membership | null {
  const kept = readKept<Membership>(['membership', userId])?.data;
  if (!kept) return null;
  const { tier, premiumExpiresAt: expires } = kept;
  const premiumExpiresAt = expires ? new Date(expires) : null;
  const record = { tier, premiumStartedAt: null, premiumExpiresAt };
  return { ...kept, isPremiumActive: membershipSummary(record, new Date()).isPremiumActive };
}
