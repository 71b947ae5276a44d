import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clearPersisted } from '../lib/persisted-query.ts';
import type { GuardedMember } from '../session/session-guard.tsx';
import { forgetFirstName } from './first-name.ts';
import { meQueries } from './me.ts';

export function useGuardedMember(): GuardedMember {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      verify: (userId) => queryClient.fetchQuery({ ...meQueries.forMember(userId), staleTime: 0 }),
      wasVerified: () =>
        queryClient.getQueriesData({ queryKey: meQueries.all() }).some(([, me]) => me),
      forget() {
        forgetFirstName();
        clearPersisted();
      },
    }),
    [queryClient],
  );
}
