import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { forgetKept } from '../lib/kept.ts';
import type { GuardedMember } from '../session/session-guard.tsx';
import { forgetFirstName } from './first-name.ts';
import { meQueries } from './me.ts';

/** What the session guard asks about the member, and what it has forgotten when nobody is left. */
export function useGuardedMember(): GuardedMember {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      verify: (userId) => queryClient.fetchQuery({ ...meQueries.of(userId), staleTime: 0 }),
      wasVerified: () =>
        queryClient.getQueriesData({ queryKey: meQueries.all() }).some(([, me]) => me),
      forget() {
        forgetFirstName();
        forgetKept();
      },
    }),
    [queryClient],
  );
}
