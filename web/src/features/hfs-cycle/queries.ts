import type { UrgesResponse } from '@hearthway/domain/hfs-cycle/contract';
import { persistedQuery } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';

export const hfsCycleQueries = {
  urges: (memberId: string) =>
    persistedQuery<UrgesResponse>({
      queryKey: ['hfs-cycle', memberId],
      queryFn: async (signal) =>
        (await api['hfs-cycle'].urges.$get({}, { init: { signal } })).json(),
      staleTime: 60_000,
    }),
};
